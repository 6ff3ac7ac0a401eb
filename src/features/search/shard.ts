import { numberReader, type PackedPostings, type Postings, unpackPostings } from './postings';

/**
 * Most anchors follow from their heading, so an index shard says how instead of repeating it: `~`
 * stands for the heading as an anchor has it, `^` for the heading itself.
 */

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** The short form of an anchor. */
export function packAnchor(anchor: string, heading: string): string {
  if (anchor === '' || anchor.includes('~') || anchor.includes('^')) {
    return anchor;
  }
  if (anchor === slug(heading)) {
    return '~';
  }
  return heading !== '' && anchor.endsWith(`-${heading}`)
    ? `${anchor.slice(0, -heading.length)}^`
    : anchor;
}

/** The anchor that {@link packAnchor} shortened. */
export function unpackAnchor(packed: string, heading: string): string {
  return packed === '~' ? slug(heading) : packed.replace(/-\^$/, () => `-${heading}`);
}

/** Where a build says which index shards it has, below the site's own path. */
export const MANIFEST_FILE = 'search-index.json';

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function isTexts(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((item) => typeof item === 'string');
}

/** Reads the file of {@link MANIFEST_FILE}: each product's shard. `null` when it is no such file. */
export function parseManifest(data: unknown): Readonly<Record<string, string>> | null {
  return isRecord(data) && isTexts(Object.values(data)) ? (data as Record<string, string>) : null;
}

/** Folder of the shards, below the site's own path: the worker keeps what lies in `assets/`. */
export const SHARDS_FOLDER = 'assets/search';

/** A page that can be found. */
export interface IndexedPage {
  /** Its address. */
  readonly path: string;
  readonly title: string;
  /** What the navigation calls it, where that differs. */
  readonly label: string;
  /** Its navigation groups, such as `Components › Layout`. */
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
export interface IndexShard {
  readonly sections: readonly IndexedSection[];
  readonly postings: Postings;
}

/** A page as a shard has it: path, title, label, trail, text file, and a heading and an anchor a section. */
export type PackedPage = readonly [
  path: string,
  title: string,
  label: string,
  trail: string,
  textFile: string,
  headings: readonly string[],
  anchors: readonly string[],
];

/** An index shard as it travels. */
export interface PackedShard extends PackedPostings {
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

/** Reads an index shard. `null` when it is none. */
export function parseShard(data: unknown): IndexShard | null {
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
