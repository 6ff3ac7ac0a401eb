import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import {
  ReferenceAnchor,
  ReferenceCode,
  ReferenceMark,
  ReferenceTable,
  ReferenceType,
} from '@site/src/features/reference';
import { CodeGroup } from '@site/src/features/code';
import {
  Badge,
  Figure,
  FigurePicture,
  FileTree,
  Film,
  FilmFile,
  FilmPlayer,
  Steps,
} from '@site/src/features/content';
import { Demo } from '@site/src/features/demos';
import { ScrollTable } from '@site/src/features/reading';

/** Global MDX components; writers may use those in `remarkKnownComponents.ts`, plugins the rest. */
export default {
  ...MDXComponents,
  Badge,
  CodeGroup,
  Demo,
  Figure,
  FigurePicture,
  FileTree,
  Film,
  FilmFile,
  FilmPlayer,
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
