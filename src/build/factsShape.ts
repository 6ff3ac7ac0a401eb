import { z } from 'zod';
import { markdownPageShape } from '../features/markdown/build/page';
import { searchPageShape } from '../features/search/build/page';

/** Facts about a page that post-build steps need. */
export const pageFactsShape = z.object({
  /** Every `id`, that is, every valid hash. */
  ids: z.array(z.string()),
  /** Elements, attributes, and attribute values that style sheets can match. */
  selectors: z.array(z.string()),
  /** Inline scripts that the browser executes or applies. */
  inlineScripts: z.array(z.string()),
  /** Search entries; `null` if it is not a documentation page. */
  search: searchPageShape.nullable(),
  /** The Markdown version; `null` if the head links to none. */
  markdown: markdownPageShape.nullable(),
});

export type PageFacts = z.infer<typeof pageFactsShape>;
