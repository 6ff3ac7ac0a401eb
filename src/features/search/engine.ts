import { type PackedPage, type PackedSection, unpackSections } from './packedPage';
import { type Postings, postingsOf, PostingsWriter, readPostings } from './postings';
import { type Query, type QueryWord, stemOf, wholeOf } from './query';
import { guess } from './spelling';
import { headingTerms } from './tokens';

export type IndexedPage = Pick<PackedPage, 'path' | 'title' | 'trail' | 'textFile' | 'isReference'>;

/** A section with its page. */
interface IndexedSection extends Omit<PackedSection, 'keywords'> {
  readonly page: IndexedPage;
  /** Its index within the page. */
  readonly index: number;
}

export interface Hit {
  readonly section: IndexedSection;
  readonly score: number;
  /** By what the page's sections are sorted. */
  readonly order: number;
  /** The matched index terms, to highlight. */
  readonly terms: ReadonlySet<string>;
}

export interface PageHit {
  readonly page: IndexedPage;
  readonly score: number;
  /** Its matching sections, best first. */
  readonly hits: readonly Hit[];
}

/* These weights were tuned with `tests/search/tuned.json`; see "Search" in CONTRIBUTING.md. */

/**
 * What a term counts, by mark: in the title (t) or keywords (k) of a page, in the heading (h) or
 * keywords (s) of a section, as a name in its code (n); else in its text, by the number of times.
 */
const VALUES: Readonly<Record<string, number>> = { t: 16, k: 6, h: 4, s: 4.2, n: 0.6 };
const valueOf = (mark: string) => VALUES[mark] ?? 1.3 + 0.53 * Number(mark);
const OF_PAGE = ['t', 'k'];

/** How much a term counts that is not the word itself. */
const SAME_STEM = 0.42;
const LONGER = 0.37;
const GUESSED = 0.85;
const PART = 0.3;

/** How much a page's title counts for its sections, and its best section for its others. */
const TITLE_SHARE = 0.32;
const REST_SHARE = 0.34;
const COVERAGE_POWER = 1.44;
/** Common words weigh less, but not much: readers ask with few. */
const RARITY_POWER = 0.65;

/** A page, or a section, that is called what was asked for. */
const EXACT = 1.6;

/** Table rows are short, so each word would weigh too much; guides should rank first. */
const ROW_SHARE = 0.48;
/** Reference pages rank below the guide on the same subject. */
const REFERENCE_SHARE = 0.44;

/** Sections shown of a page. */
const MOST_SECTIONS = 3;
/** Pages below this share of the best score are dropped. */
const RELEVANT_SHARE = 0.02;

function raise<Key>(values: Map<Key, number>, key: Key, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value));
}

/** Searches one product. */
export type Engine = ReturnType<typeof createEngine>;

/** The sections of all pages, and the terms of titles, headings and keywords. */
function readHeads(pages: readonly PackedPage[]): {
  sections: readonly IndexedSection[];
  terms: Postings;
} {
  const writer = new PostingsWriter();
  const sections: IndexedSection[] = [];
  for (const page of pages) {
    const { title, label = '' } = page;
    for (const [index, { keywords, ...section }] of unpackSections(page).entries()) {
      const isTop = index === 0;
      const names = isTop ? [title, label] : [section.heading];
      writer.add(names.flatMap(headingTerms), sections.length, isTop ? 't' : 'h');
      writer.add(keywords.flatMap(headingTerms), sections.length, isTop ? 'k' : 's');
      sections.push({ ...section, ...(isTop && { heading: title }), page, index });
    }
  }
  return { sections, terms: readPostings(writer.toText()) };
}

/** Where a term is, or would be, in sorted terms: there are too many to look at each. */
function placeOf(term: string, terms: readonly string[]): number {
  let [from, to] = [0, terms.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    [from, to] = (terms[middle] ?? '') < term ? [middle + 1, to] : [from, middle];
  }
  return from;
}

/** Builds a product's search engine; it searches titles, headings and keywords until the text is there. */
export function createEngine(pages: readonly PackedPage[]) {
  const { sections, terms: heads } = readHeads(pages);
  const parts: Postings[] = [heads];
  /** The terms of each part, in order. */
  const known = [[...heads.keys()]];

  /** The terms that stand for a word: itself, the same in another form, and what starts with it. */
  function findRelatives(word: string): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (const term of startingWith(word.slice(0, 3))) {
      const isSame = word.length > 3 && stemOf(term) === stemOf(word);
      if (isSame || term === word || (word.length > 1 && term.startsWith(word))) {
        found.set(term, term === word ? 1 : isSame ? SAME_STEM : LONGER);
      }
    }
    return found;
  }
  const startingWith = (start: string) =>
    known.flatMap((terms) => terms.slice(placeOf(start, terms), placeOf(`${start}\uffff`, terms)));

  /** How much each section and title has of some terms: of the best term in each place. */
  function look(weights: ReadonlyMap<string, number>) {
    const own = new Map<number, number>();
    const titles = new Map<number, number>();
    const values = new Map<string, Map<number, number>>();
    for (const [term, weight] of weights) {
      for (const [section, mark] of parts.flatMap((part) => postingsOf(part.get(term) ?? ''))) {
        const best = values.get(mark) ?? new Map<number, number>();
        raise(best, section, weight);
        values.set(mark, best);
      }
    }
    values.forEach((best, mark) => {
      const sums = OF_PAGE.includes(mark) ? titles : own;
      best.forEach((weight, at) => sums.set(at, (sums.get(at) ?? 0) + weight * valueOf(mark)));
    });
    return { own, titles };
  }

  /** Whether any term stands for a word, however written. */
  const knows = ({ ways }: QueryWord) =>
    [...ways.keys()].some((way) => findRelatives(way).size > 0);

  /**
   * A word's matches: how much in each section, in the titles of pages by their first section, and in
   * the best section of each page, by its first; its weight says how rare it is.
   */
  function match(word: QueryWord, isSpelt: boolean, found: Set<string>) {
    const weights = new Map<string, number>();
    for (const [way, weight] of word.ways) {
      findRelatives(way).forEach((share, term) => raise(weights, term, weight * share));
    }
    if (!isSpelt && parts.length > 1) {
      guess(word.term, known.flat()).forEach((term) => weights.set(term, GUESSED));
    }
    const { own, titles } = look(weights);
    const named = word.parts.map((part) => {
      const shares = [...findRelatives(part)].map(([term, share]) => [term, share * PART] as const);
      shares.forEach(([term]) => found.add(term));
      return look(new Map(shares)).own;
    });
    for (const section of named[0]?.keys() ?? []) {
      if (named.every((values) => values.has(section))) {
        const sum = named.reduce((total, values) => total + (values.get(section) ?? 0), 0);
        raise(own, section, sum / named.length);
      }
    }
    weights.forEach((_weight, term) => found.add(term));
    const best = new Map<number, number>();
    own.forEach((value, section) => raise(best, topOf(section), value));
    const { size } = new Set([...titles.keys(), ...best.keys()]);
    const weight = Math.log(1 + pages.length / (1 + size)) ** RARITY_POWER;
    return { own, titles, best, weight };
  }

  /** The first section of a section's page. */
  const topOf = (section: number) => section - (sections[section]?.index ?? 0);

  /** How well a section answers. */
  function rate(at: number, words: readonly ReturnType<typeof match>[], whole: string) {
    const { heading, isRow, page, index } = sections[at] as IndexedSection;
    const top = topOf(at);
    let score = 0;
    let title = 0;
    let covered = 0;
    let all = 0;
    words.forEach(({ own, titles, best, weight }) => {
      const named = titles.get(top) ?? 0;
      const here = (own.get(at) ?? 0) + named * (index === 0 ? 1 : TITLE_SHARE);
      const rest = best.get(top) ?? 0;
      score += weight * (here + rest * REST_SHARE);
      title += index === 0 ? 0 : weight * named * (1 - TITLE_SHARE);
      covered += here > 0 ? weight : 0;
      all += weight;
    });
    const share =
      (covered / all) ** COVERAGE_POWER *
      (wholeOf(heading) === whole ? EXACT : 1) *
      (isRow ? ROW_SHARE : 1) *
      (page.isReference ? REFERENCE_SHARE : 1);
    // Within its page, a section is not behind the top for the title that both have.
    return { score: score * share, order: (score + title) * share };
  }

  /**
   * Returns the matching pages, best first.
   *
   * @param isSpelt whether a word is written so anywhere; others are guessed
   */
  function search({ words, whole }: Query, isSpelt: (word: QueryWord) => boolean): PageHit[] {
    const terms = new Set<string>();
    const matches = words.map((word) => match(word, isSpelt(word), terms));
    const candidates = new Set(
      matches.flatMap(({ own, titles }) => [...own.keys(), ...titles.keys()]),
    );
    const hitsOf = new Map<IndexedPage, Hit[]>();
    for (const at of candidates) {
      const section = sections[at] as IndexedSection;
      const hit = { section, ...rate(at, matches, whole), terms };
      hitsOf.set(section.page, [...(hitsOf.get(section.page) ?? []), hit]);
    }
    const found = [...hitsOf]
      .map(([page, all]): PageHit => {
        const hits = all.sort((a, b) => b.score - a.score).slice(0, MOST_SECTIONS);
        const score = hits[0]?.score ?? 0;
        return { page, hits: hits.sort((a, b) => b.order - a.order), score };
      })
      .sort((a, b) => b.score - a.score);
    const least = (found[0]?.score ?? 0) * RELEVANT_SHARE;
    return found.filter(({ score }) => score > least);
  }

  return {
    pages: pages as readonly IndexedPage[],
    search,
    knows,
    /** Adds the text of the pages. */
    addText(text: string): void {
      const added = readPostings(text);
      parts.push(added);
      known.push([...added.keys()]);
    },
  };
}
