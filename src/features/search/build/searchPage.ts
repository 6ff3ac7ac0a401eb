/** A heading or a row of a reference table, with its content. */
export interface PageSection {
  heading: string;
  /** Empty for the top of the page. */
  anchor: string;
  /** Whether it is a table row with an anchor, such as a prop. */
  isRow: boolean;
  /** The visible text, without code blocks. */
  text: string;
  code: string;
  /** The terms of the text, with duplicates. */
  words: string;
  /** Names in the code that are not in the text. */
  names: string;
}

/** A documentation page's searchable content. */
export interface SearchPage {
  readonly title: string;
  readonly sections: readonly Readonly<PageSection>[];
}
