/** A page as it is transferred. Its sections are lists, because those compress best. */
export interface PackedPage {
  readonly path: string;
  readonly title: string;
  /** Its label in the navigation, if that differs. */
  readonly label?: string;
  /** Its groups in the navigation, such as `Components › Layout`. */
  readonly trail: string;
  /** Whether a guide has the same subject. */
  readonly isReference?: boolean;
  readonly textFile: string;
  /** Of all sections but the first, which has the title. */
  readonly headings: readonly string[];
  /** Likewise; empty where it is {@link anchorOf} the heading. */
  readonly anchors: readonly string[];
  /** A digit for each section: lines of its passage on a phone, up to 2; more from 3: a row of a table. */
  readonly kinds: string;
  /** Keywords by the section's index. */
  readonly keywords: Readonly<Record<number, readonly string[]>>;
}

/** In `kinds`: a row in a reference table, such as a prop. */
export const ROW = 3;

/** The usual anchor of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
