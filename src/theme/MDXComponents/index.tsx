import MDXComponents from '@theme-original/MDXComponents';
import { CodeGroup } from '@site/src/code';
import { Demo, DemoPreview, DemoSource } from '@site/src/demos';

/** What a writer may use in a page without importing it. */
export default { ...MDXComponents, CodeGroup, Demo, DemoPreview, DemoSource };
