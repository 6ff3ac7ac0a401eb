import { packAnchor } from '../anchors';
import { packNumbers, packPostings, type Posting } from '../pieceFormat';
import { ROW_MARK, type PackedPage, type PackedPiece } from '../piece';
import { termsOf, wordsOf } from '../tokens';
import type { PageSection, SearchPage } from './readPage';

/** A page with what the index says of it. */
export interface PageToPack extends SearchPage {
  readonly path: string;
  /** What the navigation calls it. */
  readonly label: string;
  readonly trail: string;
  readonly textFile: string;
}

const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/**
 * The names in code blocks that readers look for: those of several parts, such as `slotProps`, and
 * those that begin with a capital. The rest is what all code has.
 */
function namesInCode(code: string): Set<string> {
  const names = (code.match(NAME) ?? []).filter((name) => /\p{L}.*[\p{Lu}_]|^\p{Lu}/u.test(name));
  return new Set(names.flatMap((name) => wordsOf(name)[0]?.[0]?.term ?? []));
}

function packPage({ path, title, label, trail, textFile, sections }: PageToPack): PackedPage {
  return [
    path,
    title,
    label === title ? '' : label,
    trail,
    textFile,
    sections.map(({ heading }) => heading),
    sections.map(
      ({ anchor, heading, isRow }) => (isRow ? ROW_MARK : '') + packAnchor(anchor, heading),
    ),
  ];
}

/** Counts what a section's text and code are found by. */
function countTerms(section: PageSection) {
  const terms = termsOf(section.text);
  const names = namesInCode(section.code);
  const counts = new Map([...names].map((name) => [name, 0]));
  for (const term of terms) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return { counts, lengths: [terms.length, names.size] };
}

/**
 * Makes a product's index piece. Titles and headings are in it as they are: the browser takes their
 * terms from them.
 */
export function packPages(pages: readonly PageToPack[]): PackedPiece {
  const postings = new Map<string, Posting[]>();
  const lengths: number[] = [];
  pages
    .flatMap(({ sections }) => sections)
    .forEach((content, section) => {
      const { counts, lengths: own } = countTerms(content);
      lengths.push(...own);
      for (const [term, count] of counts) {
        const places = postings.get(term) ?? [];
        places.push({ section, count });
        postings.set(term, places);
      }
    });
  const sorted = new Map([...postings].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { pages: pages.map(packPage), lengths: packNumbers(lengths), ...packPostings(sorted) };
}
