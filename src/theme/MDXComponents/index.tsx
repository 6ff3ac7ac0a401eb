import MDXComponents from '@theme-original/MDXComponents';
import {
  ReferenceAnchor,
  ReferenceCode,
  ReferenceMark,
  ReferenceTable,
  ReferenceType,
} from '@site/src/api-reference';
import { CodeGroup } from '@site/src/code';
import { Demo } from '@site/src/demos';
import { ScrollTable } from '@site/src/reading';

/** What a writer may use in a page without importing it. */
export default {
  ...MDXComponents,
  CodeGroup,
  Demo,
  ReferenceAnchor,
  ReferenceCode,
  ReferenceMark,
  ReferenceTable,
  ReferenceType,
  table: ScrollTable,
};
