import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import {
  ReferenceAnchor,
  ReferenceCode,
  ReferenceMark,
  ReferenceTable,
  ReferenceType,
} from '@site/src/api-reference';
import { CodeGroup } from '@site/src/code';
import { Badge, Figure, FigurePicture, FileTree, Steps } from '@site/src/content';
import { Demo } from '@site/src/demos';
import { ScrollTable } from '@site/src/reading';

/**
 * What a page may use without importing it. What writers may use themselves, with which attributes, is
 * in `src/plugins/pageComponents.ts`; plugins write the others.
 */
export default {
  ...MDXComponents,
  Badge,
  CodeGroup,
  Demo,
  Figure,
  FigurePicture,
  FileTree,
  ReferenceAnchor,
  ReferenceCode,
  ReferenceMark,
  ReferenceTable,
  ReferenceType,
  Steps,
  TabItem,
  Tabs,
  table: ScrollTable,
};
