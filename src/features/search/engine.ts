import { type PackedPage, ROW, unpackSections } from './packedPage';
import { findTerm, type Postings, PostingsWriter, readPostings } from './postings';
import { type Query, type QueryWord, stemOf, wholeOf } from './query';
import { guess } from './spelling';
import { headingTerms, remembered } from './tokens';

export type IndexedPage = Pick<PackedPage, 'path' | 'title' | 'trail' | 'textFile' | 'isReference'>;

/** A section with its page. */
interface IndexedSection {
  readonly heading: string;
  /** Empty for the top of the page. */
  readonly anchor: string;
  readonly isRow: boolean;
  /** Lines of its passage on a phone, 0 to 2. */
  readonly lines: number;
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
 * What a term counts in each place, by mark: the title (t) or keywords (k) of a page, the heading (h)
 * or keywords (s) of a section, a name in its code (n), and its text, by the number of times.
 */
const PLACES = ['t', 'k', 'h', 's', 'n', '1234'] as const;
const VALUES: Readonly<Record<string, number>> = {
  t: 16,
  k: 6,
  h: 4,
  s: 3.4,
  n: 0.6,
  1: 1.8,
  2: 2.2,
  3: 2.9,
  4: 3.4,
};
const PAGE_PLACES = 2;

/** How much a term counts that is not the word itself. */
const SAME_STEM = 0.42;
const LONGER = 0.37;
const GUESSED = 0.85;
const PART = 0.3;

/** How much a page's title counts for its sections, and its best section for its others. */
const TITLE_SHARE = 0.32;
const REST_SHARE = 0.27;
/** A word that only another section of the page has counts as found in part. */
const REST_COVERAGE = 0.4;
const COVERAGE_POWER = 1.8;
/** Common words weigh less, but not much: readers ask with few. */
const RARITY_POWER = 0.65;

/** A page, or a section, that is called what was asked for. */
const EXACT_TITLE = 6;
const EXACT_HEADING = 2;
/** A component's reference is called so, too: `Button component`. */
const TITLE_SUFFIX = /(?:component|api)$/;

/** Table rows are short, so each word would weigh too much; guides should rank first. */
const ROW_SHARE = 0.6;
/** Sections that only link elsewhere. */
const SIGNPOSTS = /^(?:next steps|see also|api|demos)$/i;
const SIGNPOST_SHARE = 0.26;
/** Reference pages rank below the guide on the same subject. */
const REFERENCE_SHARE = 0.35;

/** How much a page's best sections add to its score; also the number of sections shown. */
const SECTION_SHARES = [1, 0.15, 0.15];
/** Pages below this share of the best score are dropped. */
const RELEVANT_SHARE = 0.02;

/** A word's matches: how much in each section, and in the titles of pages by their first section. */
interface Matches {
  readonly own: ReadonlyMap<number, number>;
  readonly titles: ReadonlyMap<number, number>;
  /** The best section of each page, by its first. */
  readonly best: ReadonlyMap<number, number>;
}

function raise(values: Map<number, number>, key: number, value: number): void {
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
    for (const [index, { heading, anchor, kind, keywords }] of unpackSections(page).entries()) {
      const isTop = index === 0;
      const names = isTop ? [title, label] : [heading];
      writer.add(names.flatMap(headingTerms), sections.length, isTop ? 't' : 'h');
      writer.add(keywords.flatMap(headingTerms), sections.length, isTop ? 'k' : 's');
      const [isRow, lines] = [kind >= ROW, kind % ROW];
      sections.push({ heading: isTop ? title : heading, anchor, isRow, lines, page, index });
    }
  }
  return { sections, terms: writer.toPostings() };
}

/** Builds a product's search engine; it searches titles, headings and keywords until the text is there. */
export function createEngine(pages: readonly PackedPage[]) {
  const { sections, terms: heads } = readHeads(pages);
  const parts: Postings[] = [heads];

  /** The terms that stand for a word: itself, the same in another form, and what starts with it. */
  function findRelatives(word: string): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    const start = word.slice(0, 3);
    for (const { terms: known } of parts) {
      for (let at = findTerm(known, start); known[at]?.startsWith(start); at += 1) {
        const term = known[at] ?? '';
        const isSame = word.length > 3 && stemOf(term) === stemOf(word);
        const share = term === word ? 1 : isSame ? SAME_STEM : LONGER;
        if (isSame || (term.startsWith(word) && (term === word || word.length > 1))) {
          found.set(term, share);
        }
      }
    }
    return found;
  }
  let relatives = remembered(findRelatives);

  /** How much each section and title has of some terms: of the best term in each place. */
  function look(weights: ReadonlyMap<string, number>) {
    const values = PLACES.map(() => new Map<number, number>());
    for (const { terms: known, at } of parts) {
      for (const [term, weight] of weights) {
        const index = findTerm(known, term);
        for (const [section, mark] of known[index] === term ? at(index) : []) {
          const place = PLACES.findIndex((marks) => marks.includes(mark));
          raise(values[place] ?? new Map<number, number>(), section, weight * (VALUES[mark] ?? 0));
        }
      }
    }
    const own = new Map<number, number>();
    const titles = new Map<number, number>();
    values.forEach((found, place) => {
      const sums = place < PAGE_PLACES ? titles : own;
      found.forEach((value, section) => sums.set(section, (sums.get(section) ?? 0) + value));
    });
    return { own, titles };
  }

  /** Whether any term stands for a word, however written. */
  function knows({ ways }: QueryWord): boolean {
    return [...ways.keys()].some((way) => relatives(way).size > 0);
  }

  function match(word: QueryWord, isSpelt: boolean, found: Set<string>): Matches {
    const weights = new Map<string, number>();
    for (const [way, weight] of word.ways) {
      relatives(way).forEach((share, term) =>
        weights.set(term, Math.max(weights.get(term) ?? 0, weight * share)),
      );
    }
    if (!isSpelt && parts.length > 1) {
      const known = new Set(parts.flatMap((part) => part.terms));
      guess(word.term, [...known]).forEach((term) => weights.set(term, GUESSED));
    }
    const { own, titles } = look(weights);
    const named = word.parts.map((part) => {
      const shares = [...relatives(part)].map(([term, share]) => [term, share * PART] as const);
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
    return { own, titles, best };
  }

  /** The first section of a section's page. */
  function topOf(section: number): number {
    return section - (sections[section]?.index ?? 0);
  }

  /** How well a section answers; `weights` say how rare each word is. */
  function rate(at: number, words: readonly Matches[], weights: readonly number[], whole: string) {
    const { heading, isRow, page, index } = sections[at] as IndexedSection;
    const top = topOf(at);
    let score = 0;
    let title = 0;
    let covered = 0;
    words.forEach(({ own, titles, best }, word) => {
      const named = titles.get(top) ?? 0;
      const here = (own.get(at) ?? 0) + named * (index === 0 ? 1 : TITLE_SHARE);
      const rest = best.get(top) ?? 0;
      const weight = weights[word] ?? 0;
      score += weight * (here + rest * REST_SHARE);
      title += index === 0 ? 0 : weight * named * (1 - TITLE_SHARE);
      covered += weight * (here > 0 ? 1 : rest > 0 ? REST_COVERAGE : 0);
    });
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const name = wholeOf(index === 0 ? page.title : heading);
    const isExact = name === whole || (index === 0 && name.replace(TITLE_SUFFIX, '') === whole);
    const share =
      (covered / all) ** COVERAGE_POWER *
      (isExact ? (index === 0 ? EXACT_TITLE : EXACT_HEADING) : 1) *
      (isRow ? ROW_SHARE : SIGNPOSTS.test(heading) ? SIGNPOST_SHARE : 1) *
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
    const weights = matches.map(({ titles, best }) => {
      const { size } = new Set([...titles.keys(), ...best.keys()]);
      return Math.log(1 + pages.length / (1 + size)) ** RARITY_POWER;
    });
    const candidates = new Set(
      matches.flatMap(({ own, titles }) => [...own.keys(), ...titles.keys()]),
    );
    const hitsOf = new Map<IndexedPage, Hit[]>();
    for (const at of candidates) {
      const section = sections[at] as IndexedSection;
      const hit = { section, ...rate(at, matches, weights, whole), terms };
      hitsOf.set(section.page, [...(hitsOf.get(section.page) ?? []), hit]);
    }
    const found = [...hitsOf]
      .map(([page, all]): PageHit => {
        const hits = all.sort((a, b) => b.score - a.score).slice(0, SECTION_SHARES.length);
        const scores = hits.map(({ score }, index) => score * (SECTION_SHARES[index] ?? 0));
        const score = scores.reduce((sum, one) => sum + one);
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
      parts.push(readPostings(text));
      relatives = remembered(findRelatives);
    },
  };
}
