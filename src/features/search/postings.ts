/** Where a term occurs: the index of a section, and a mark, one character, of how. */
export type Posting = readonly [section: number, mark: string];

/** Where the terms of an index occur. */
export interface Postings {
  /** All terms, sorted by code unit. */
  readonly terms: readonly string[];
  /** Where the term with this index occurs. */
  readonly at: (index: number) => readonly Posting[];
}

/** Collects where terms occur. */
export class PostingsWriter {
  private readonly entries = new Map<string, Posting[]>();

  /** Sections must come in order; the same term and mark count once. */
  add(terms: readonly string[], section: number, mark: string): void {
    for (const term of new Set(terms)) {
      const postings = this.entries.get(term) ?? [];
      postings.push([section, mark]);
      this.entries.set(term, postings);
    }
  }

  toPostings(): Postings {
    const terms = [...this.entries.keys()].sort();
    return { terms, at: (index) => this.entries.get(terms[index] ?? '') ?? [] };
  }

  /**
   * The index as text that browsers read without a pass over all of it: one line for each term, with
   * the distance from one section to the next in base 36, each followed by its mark.
   */
  toText(): string {
    const lines = [...this.entries].map(([term, postings]) => {
      let last = 0;
      const steps = postings.map(([section, mark]) => {
        const step = (section - last).toString(36) + mark;
        last = section;
        return step;
      });
      return [term, ...steps].join(' ');
    });
    return lines.sort().join('\n');
  }
}

/** Reads what {@link PostingsWriter} wrote; a term's postings are parsed when they are asked for. */
export function readPostings(text: string): Postings {
  const lines = text === '' ? [] : text.split('\n');
  const read = new Map<number, readonly Posting[]>();
  const parse = (index: number): readonly Posting[] => {
    let section = 0;
    const [, ...steps] = lines[index]?.split(' ') ?? [];
    return steps.map((step) => {
      section += parseInt(step.slice(0, -1), 36);
      return [section, step.slice(-1)];
    });
  };
  return {
    terms: lines.map((line) => line.slice(0, line.indexOf(' '))),
    at(index) {
      const postings = read.get(index) ?? parse(index);
      read.set(index, postings);
      return postings;
    },
  };
}

/** The index of the first term that is not before another; both in the order of the terms. */
export function findTerm(terms: readonly string[], term: string): number {
  let [start, end] = [0, terms.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((terms[middle] ?? '') < term) {
      start = middle + 1;
    } else {
      end = middle;
    }
  }
  return start;
}
