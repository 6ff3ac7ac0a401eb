import { remembered } from './tokens';

/** Where a term occurs: the index of a section, and a mark, one character, of how. */
export type Posting = readonly [section: number, mark: string];

/** Where the terms of an index occur, to be read by {@link postingsOf}. */
export type Postings = ReadonlyMap<string, string>;

/** Collects where terms occur. */
export class PostingsWriter {
  private readonly entries = new Map<string, { steps: string; last: number }>();

  /** Sections must come in order; the same term and mark count once. */
  add(terms: readonly string[], section: number, mark: string): void {
    for (const term of new Set(terms)) {
      const { steps, last } = this.entries.get(term) ?? { steps: '', last: 0 };
      const step = ` ${(section - last).toString(36)}${mark}`;
      this.entries.set(term, { steps: steps + step, last: section });
    }
  }

  /**
   * The index as text that browsers read without a pass over all of it: one line for each term, with
   * the distance from one section to the next in base 36, each followed by its mark.
   */
  toText(): string {
    return [...this.entries]
      .map(([term, { steps }]) => term + steps)
      .sort()
      .join('\n');
  }
}

/** Reads what {@link PostingsWriter} wrote. */
export function readPostings(text: string): Postings {
  const lines = text === '' ? [] : text.split('\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line]));
}

/** Where the term of a line occurs; parsed when it is first asked for. */
export const postingsOf = remembered((line): readonly Posting[] => {
  let section = 0;
  return line
    .split(' ')
    .slice(1)
    .map((step) => {
      section += parseInt(step.slice(0, -1), 36);
      return [section, step.slice(-1)];
    });
});
