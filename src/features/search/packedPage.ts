/** A page as it is transferred. */
export interface PackedPage {
  readonly path: string;
  readonly title: string;
  /** Its label in the navigation, if that differs. */
  readonly label?: string;
  /** Its groups in the navigation, such as `Components › Layout`. */
  readonly trail: string;
  /** Whether a guide has the same subject. */
  readonly isReference?: boolean;
  /** The name of the file with the texts of its sections, for `indexFile`. */
  readonly textFile: string;
  /** A line for each section ({@link packSection}): lists of lists would be a tenth larger. */
  readonly sections: string;
}

export interface PackedSection {
  /** Empty for the top of the page, which has the title; its anchor is empty, too. */
  readonly heading: string;
  readonly anchor: string;
  /** Whether it is a row in a reference table, such as a prop. */
  readonly isRow: boolean;
  readonly hasText: boolean;
  readonly keywords: readonly string[];
}

/** The usual anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** A line: 2 for a row plus 1 for text, the heading, its anchor unless that is usual, and keywords. */
export function packSection(section: PackedSection): string {
  const { heading, anchor, isRow, hasText, keywords } = section;
  const ownAnchor = anchor === anchorOf(heading) ? '' : anchor;
  return [`${2 * Number(isRow) + Number(hasText)}${heading}`, ownAnchor, ...keywords]
    .join('\t')
    .trimEnd();
}

/** The sections of a page, from {@link packSection}'s lines. */
export function unpackSections({ sections }: PackedPage): PackedSection[] {
  return sections.split('\n').map((line) => {
    const [start = '', anchor, ...keywords] = line.split('\t');
    const heading = start.slice(1);
    const kind = Number(start[0]);
    const [isRow, hasText] = [kind > 1, kind % 2 === 1];
    return { heading, anchor: anchor || anchorOf(heading), isRow, hasText, keywords };
  });
}
