import { unpackAnchor } from './anchors';
import { isRecord, isTexts } from './manifest';
import { numberReader, unpackPostings, type PackedPostings, type Postings } from './pieceFormat';

/** Folder of the pieces, below the site's own path: the worker keeps what lies in `assets/`. */
export const PIECES_FOLDER = 'assets/search';

/** A page that can be found. */
export interface IndexedPage {
  /** Its address. */
  readonly path: string;
  readonly title: string;
  /** What the navigation calls it, where that differs. */
  readonly label: string;
  /** The groups of the navigation that it stands in, such as `Components › Layout`. */
  readonly trail: string;
  /** The file with the texts of its sections. */
  readonly textFile: string;
}

/** A heading or table row that can be found. */
export interface IndexedSection {
  readonly page: IndexedPage;
  /** Its place among the sections of the page. */
  readonly place: number;
  readonly heading: string;
  /** Empty for the top of the page. */
  readonly anchor: string;
  /** Whether it is a row of a reference table, such as a prop. */
  readonly isRow: boolean;
  /** How many terms its text and its code have. */
  readonly lengths: readonly [text: number, code: number];
}

/** All that can be found in one product. */
export interface IndexPiece {
  readonly sections: readonly IndexedSection[];
  readonly postings: Postings;
}

/** A page as a piece has it: path, title, label, trail, text file, and a heading and an anchor a section. */
export type PackedPage = readonly [
  path: string,
  title: string,
  label: string,
  trail: string,
  textFile: string,
  headings: readonly string[],
  anchors: readonly string[],
];

/** An index piece as it travels. */
export interface PackedPiece extends PackedPostings {
  readonly pages: readonly PackedPage[];
  /** How many terms the text and the code of each section have. */
  readonly lengths: string;
}

/** Stands before the anchor of a row. */
export const ROW_MARK = '=';

function isPackedPage(data: unknown): data is PackedPage {
  if (!Array.isArray(data) || data.length !== 7) {
    return false;
  }
  const [headings, anchors] = data.slice(5) as unknown[];
  return (
    isTexts(data.slice(0, 5)) &&
    isTexts(headings) &&
    isTexts(anchors) &&
    headings.length === anchors.length
  );
}

/** Reads the texts of a page's sections. `null` when it is no such file. */
export function parseTexts(data: unknown): readonly string[] | null {
  return isTexts(data) ? data : null;
}

/** Reads an index piece. `null` when it is none. */
export function parsePiece(data: unknown): IndexPiece | null {
  if (!isRecord(data)) {
    return null;
  }
  const { pages, lengths, terms, places, sections: steps, counts } = data;
  if (
    !Array.isArray(pages) ||
    !pages.every(isPackedPage) ||
    typeof lengths !== 'string' ||
    typeof terms !== 'string' ||
    typeof places !== 'string' ||
    typeof steps !== 'string' ||
    typeof counts !== 'string'
  ) {
    return null;
  }
  const nextLength = numberReader(lengths);
  const sections = pages.flatMap(([path, title, label, trail, textFile, headings, anchors]) => {
    const page = { path, title, label, trail, textFile };
    return headings.map((heading, place): IndexedSection => {
      const packed = anchors[place] ?? '';
      const isRow = packed.startsWith(ROW_MARK);
      return {
        page,
        place,
        heading,
        anchor: unpackAnchor(isRow ? packed.slice(ROW_MARK.length) : packed, heading),
        isRow,
        lengths: [nextLength(), nextLength()],
      };
    });
  });
  return { sections, postings: unpackPostings({ terms, places, sections: steps, counts }) };
}
