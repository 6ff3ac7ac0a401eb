import MDXComponents from '@theme-original/MDXComponents';
import { Demo, DemoPreview, DemoSource } from '@site/src/demos';

/** What a writer may use in a page without importing it. */
export default { ...MDXComponents, Demo, DemoPreview, DemoSource };
