import { z } from 'zod';

/** A heading or a row of a reference table, with its content. */
const sectionShape = z.object({
  heading: z.string(),
  /** Empty for the top of the page. */
  anchor: z.string(),
  /** Whether it is a table row with an anchor, such as a prop. */
  isRow: z.boolean(),
  /** The visible text, without code blocks. */
  text: z.string(),
  code: z.string(),
  /** The terms of the text, with duplicates. */
  words: z.string(),
  /** Names in the code that are not in the text. */
  names: z.string(),
});

/** A documentation page's searchable content. */
export const searchPageShape = z
  .object({ title: z.string(), sections: z.array(sectionShape.readonly()).readonly() })
  .readonly();

export type PageSection = z.infer<typeof sectionShape>;

export type SearchPage = z.infer<typeof searchPageShape>;
