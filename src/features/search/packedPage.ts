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
  /** Empty for the top of the page, which has the title. */
  readonly heading: string;
  /** Empty for the top of the page. */
  readonly anchor: string;
  /** Lines of its passage on a phone, up to 2; more from {@link ROW}: a row of a table. */
  readonly kind: number;
  readonly keywords: readonly string[];
}

/** In `kind`: a row in a reference table, such as a prop. */
export const ROW = 3;

/** The usual anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** A line: the kind as a digit, then the heading, the anchor unless it is the usual one, and keywords. */
export function packSection({ heading, anchor, kind, keywords }: PackedSection): string {
  const ownAnchor = anchor === anchorOf(heading) ? '' : anchor;
  return [`${kind}${heading}`, ownAnchor, ...keywords].join('\t').trimEnd();
}

/** The sections of a page, from {@link packSection}'s lines. */
export function unpackSections({ sections }: PackedPage): PackedSection[] {
  return sections.split('\n').map((line) => {
    const [start = '', anchor, ...keywords] = line.split('\t');
    const heading = start.slice(1);
    return { heading, anchor: anchor || anchorOf(heading), kind: Number(start[0]), keywords };
  });
}
