import type { MarkdownPage } from '../features/markdown/build/markdownPage';
import type { SearchPage } from '../features/search/build/readSearchPage';

/** Facts about a page that post-build steps need. */
export interface PageFacts {
  /** Every `id`, that is, every valid hash. */
  readonly ids: readonly string[];
  /** Elements, attributes, and attribute values that style sheets can match. */
  readonly selectors: readonly string[];
  /** Its classes, which `selectors` has too, among ids and others. */
  readonly classes: readonly string[];
  /** Inline scripts that the browser executes or applies. */
  readonly inlineScripts: readonly string[];
  /** Search entries; `null` if it is not a documentation page. */
  readonly search: SearchPage | null;
  /** The Markdown version; `null` if the head links to none. */
  readonly markdown: MarkdownPage | null;
}
