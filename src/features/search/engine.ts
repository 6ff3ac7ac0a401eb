import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { coverage, parseQuery, type ParsedQuery } from './query';
import type { IndexedPage, IndexShard, SectionEntry } from './shard';
import { termsOf, wordsOf } from './tokens';

/** A section with its page and index terms. */
export interface IndexedSection extends SectionEntry {
  readonly page: IndexedPage;
  /** Its index within the page. */
  readonly index: number;
  readonly words: string;
  readonly names: string;
}

/* These weights were tuned with `tests/search/tuned.json`; see "Search" in CONTRIBUTING.md. */

const TITLE_BOOSTS = { title: 8 };
const BODY_BOOSTS = { heading: 3.6, words: 1, names: 0.6 };

/** How much a page's best sections add to its score; also the number of sections shown. */
const SECTION_SHARES = [1, 0.15, 0.1];

/** Table rows are short, so each word would weigh too much; guides should rank first. */
const ROW_SHARE = 0.5;
/** Sections that only link elsewhere. */
const SIGNPOSTS = /^(?:next steps|see also|api|demos)$/i;
const SIGNPOST_SHARE = 0.3;
/** Reference pages rank below the guide on the same subject. */
const REFERENCE = /\/api\/|-api\/|\/reference\//;
const REFERENCE_SHARE = 0.45;
/** If the title matches, the page itself ranks above its sections. */
const TOP_SHARE = 1.3;
/** Matching all words counts more than matching one of them often. */
const COVERAGE_POWER = 3;

/** Max. edit distance by word length. */
function maxEdits(term: string): number {
  return term.length < 4 ? 0 : term.length < 7 ? 1 : 2;
}

/** MiniSearch receives terms, already tokenized by `tokens.ts` and `query.ts`. */
const TERMS = {
  tokenize: (terms: string) => terms.split(' '),
  processTerm: (term: string) => term,
};

/** A title's terms, including adjacent words joined: `Data Grid` also matches `DataGrid`. */
function titleTerms({ title, label }: IndexedPage): string {
  const terms = [title, label].flatMap((text) => {
    const wholes = wordsOf(text).flatMap(([whole]) => whole?.term ?? []);
    const pairs = wholes.slice(1).map((term, index) => (wholes[index] ?? '') + term);
    return [...termsOf(text), ...pairs];
  });
  return [...new Set(terms)].join(' ');
}

function searchOptions(
  { terms }: ParsedQuery,
  boost: Readonly<Record<string, number>>,
): SearchOptions {
  return {
    boost,
    prefix: (term) => term.length > 1 && terms.get(term)?.isPrefix === true,
    fuzzy: (term) => terms.get(term)?.isFuzzy === true && maxEdits(term),
    maxFuzzy: 2,
    weights: { prefix: 0.55, fuzzy: 0.35 },
    boostTerm: (term) => terms.get(term)?.weight ?? 1,
  };
}

function sectionShare({ heading, isRow }: IndexedSection): number {
  return isRow ? ROW_SHARE : SIGNPOSTS.test(heading) ? SIGNPOST_SHARE : 1;
}

/** A page that is called what was asked for comes first. */
const EXACT_SHARE = 3;

/**
 * A match of a whole title counts up to twice as much as a partial one, and a title of just the
 * words that were asked for more.
 *
 * @param count the number of words in the query
 */
function titleScore({ page, index }: IndexedSection, found: SearchResult, count: number): number {
  const terms = new Set(found.terms);
  const words = wordsOf(page.title);
  const asked = words.filter((tokens) => tokens.some(({ term }) => terms.has(term)));
  const share = (1 + asked.length / Math.max(1, words.length)) / 2;
  const isExact = words.length === count && asked.length === count;
  return found.score * share * (index === 0 ? TOP_SHARE * (isExact ? EXACT_SHARE : 1) : 1);
}

export interface Hit {
  readonly section: IndexedSection;
  readonly score: number;
  /** The matched index terms, to highlight. */
  readonly terms: ReadonlySet<string>;
}

export interface PageHit {
  readonly page: IndexedPage;
  readonly score: number;
  /** Its matching sections, best first. */
  readonly hits: readonly Hit[];
}

/** Pages below this share of the best score are dropped. */
const RELEVANT_SHARE = 0.02;

/** Searches one product. */
export type Engine = ReturnType<typeof createEngine>;

/** Builds a product's search engine from its index shard. */
export function createEngine({ pages, words, names }: IndexShard) {
  const sections = pages
    .flatMap((page) => page.sections.map((section, index) => ({ ...section, page, index })))
    .map((section, id) => ({ ...section, words: words[id] ?? '', names: names[id] ?? '' }));
  const tops = sections.filter(({ index }) => index === 0);
  // Titles have their own index, so that each counts once, however many sections its page has.
  const titleIndex = new MiniSearch({ fields: ['title'], ...TERMS });
  titleIndex.addAll(pages.map((page) => ({ id: page, title: titleTerms(page) })));
  const sectionIndex = new MiniSearch({ fields: ['heading', 'words', 'names'], ...TERMS });
  sectionIndex.addAll(
    sections.map((section) => ({
      id: section,
      // The first section's heading is the page's title, which is indexed separately.
      heading: (section.index > 0 && termsOf(section.heading).join(' ')) || undefined,
      // Empty fields are omitted, because MiniSearch would treat them as very short.
      words: section.words || undefined,
      names: section.names || undefined,
    })),
  );

  /** Rare words weigh more than common ones. */
  function weightOf(term: string): number {
    const { length } = sectionIndex.search(term, { fields: ['words', 'names'] });
    return Math.log(1 + sections.length / (1 + length));
  }

  /** Returns the matching pages, best first. */
  function search(text: string): PageHit[] {
    const parsed = parseQuery(text);
    const terms = [...parsed.terms.keys()].join(' ');
    if (terms === '') {
      return [];
    }
    const weights = new Map(parsed.words.map(({ term }) => [term, weightOf(term)]));
    const titles = new Map(
      titleIndex
        .search(terms, searchOptions(parsed, TITLE_BOOSTS))
        .map((found) => [found.id as IndexedPage, found]),
    );
    const hitsOf = new Map<IndexedPage, Hit[]>();

    function collect(section: IndexedSection, found?: SearchResult): void {
      const title = titles.get(section.page);
      const both = [found, title].filter((one) => one !== undefined);
      const share = coverage(parsed, new Set(both.flatMap((one) => one.queryTerms)), weights);
      const pageShare = REFERENCE.test(section.page.path) ? REFERENCE_SHARE : 1;
      const whole =
        (found?.score ?? 0) + (title ? titleScore(section, title, parsed.words.length) : 0);
      const hit = {
        section,
        score: whole * share ** COVERAGE_POWER * pageShare,
        terms: new Set(both.flatMap((one) => one.terms)),
      };
      hitsOf.set(section.page, [...(hitsOf.get(section.page) ?? []), hit]);
    }

    const options = { ...searchOptions(parsed, BODY_BOOSTS), boostDocument: sectionShare };
    for (const found of sectionIndex.search(terms, options)) {
      collect(found.id as IndexedSection, found);
    }
    for (const top of tops) {
      if (titles.has(top.page) && !hitsOf.has(top.page)) {
        collect(top);
      }
    }
    const found = [...hitsOf]
      .map(([page, all]): PageHit => {
        const hits = all.sort((a, b) => b.score - a.score).slice(0, SECTION_SHARES.length);
        const scores = hits.map(({ score }, index) => score * (SECTION_SHARES[index] ?? 0));
        return { page, hits, score: scores.reduce((sum, score) => sum + score) };
      })
      .sort((a, b) => b.score - a.score);
    const least = (found[0]?.score ?? 0) * RELEVANT_SHARE;
    return found.filter(({ score }) => score > least);
  }

  /** Replaces each word by the closest one indexed; `null` if there is none or nothing changes. */
  function suggest(text: string): string | null {
    const options = { fuzzy: 0.4, maxFuzzy: 4, prefix: false };
    const closest = parseQuery(text).words.map(
      ({ term }) => sectionIndex.autoSuggest(term, options)[0]?.suggestion,
    );
    const suggestion = closest.join(' ');
    const isWhole = closest.length > 0 && closest.every((term) => term !== undefined);
    return isWhole && suggestion !== text.trim().toLowerCase() ? suggestion : null;
  }

  return { search, suggest };
}
