import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { coverage, parseQuestion, type Question } from './question';
import type { IndexedPage, IndexShard, SectionEntry } from './shard';
import { termsOf, wordsOf } from './tokens';

/** A section, with its page and its terms. */
export interface IndexedSection extends SectionEntry {
  readonly page: IndexedPage;
  /** Its place among the sections of the page. */
  readonly place: number;
  readonly words: string;
  readonly names: string;
}

/*
 * The numbers here were chosen with the questions of `tests/search/questions.json`: see "Search" in
 * CONTRIBUTING.md.
 */

/** How much a find in each field counts. */
const TITLE_BOOSTS = { title: 8 };
const BODY_BOOSTS = { heading: 3.6, words: 1, names: 0.6 };

/** What a page's second and third section add to the score of its first. */
const MORE_SECTIONS = [1, 0.15, 0.1];

/** Rows of tables are short, so each word in them counts much; guides come first. */
const ROW_SHARE = 0.5;
/** Sections that only lead elsewhere. */
const SIGNPOSTS = /^(?:next steps|see also|api|demos)$/i;
const SIGNPOST_SHARE = 0.3;
/** Reference pages come after the guide of the same thing. */
const REFERENCE = /\/api\/|-api\/|\/reference\//;
const REFERENCE_SHARE = 0.45;
/** If the title matches, the page itself ranks before its sections. */
const TOP_SHARE = 1.3;
/** Finding all words counts more than finding one of them often. */
const COVERAGE_POWER = 3;

/** How many letters may differ: none in a short word, two in a long one. */
function slips(term: string): number {
  return term.length < 4 ? 0 : term.length < 7 ? 1 : 2;
}

/** MiniSearch is given terms: `tokens.ts` and `question.ts` make them of texts. */
const TERMS = {
  tokenize: (terms: string) => terms.split(' '),
  processTerm: (term: string) => term,
};

/** Titles are found by two neighbours as one word too: `Data Grid` is `DataGrid`. */
function titleTerms({ title, label }: IndexedPage): string {
  const terms = [title, label].flatMap((text) => {
    const wholes = wordsOf(text).flatMap(([whole]) => whole?.term ?? []);
    const pairs = wholes.slice(1).map((term, index) => (wholes[index] ?? '') + term);
    return [...termsOf(text), ...pairs];
  });
  return [...new Set(terms)].join(' ');
}

/** Indexes titles apart: a title counts once for its page, however many sections the page has. */
function indexTitles(pages: readonly IndexedPage[]): MiniSearch {
  const index = new MiniSearch({ fields: ['title'], ...TERMS });
  index.addAll(pages.map((page) => ({ id: page, title: titleTerms(page) })));
  return index;
}

/** Indexes sections. An empty field is left out: it would count as a very short one. */
function indexSections(sections: readonly IndexedSection[]): MiniSearch {
  const index = new MiniSearch({ fields: ['heading', 'words', 'names'], ...TERMS });
  const documents = sections.map((section) => ({
    id: section,
    // The heading of a page's top is its title.
    heading: (section.place > 0 && termsOf(section.heading).join(' ')) || undefined,
    words: section.words || undefined,
    names: section.names || undefined,
  }));
  index.addAll(documents);
  return index;
}

/** MiniSearch's search options. */
function searchOptions(
  { terms }: Question,
  boost: Readonly<Record<string, number>>,
): SearchOptions {
  return {
    boost,
    prefix: (term) => term.length > 1 && terms.get(term)?.isPrefix === true,
    fuzzy: (term) => terms.get(term)?.isFuzzy === true && slips(term),
    maxFuzzy: 2,
    weights: { prefix: 0.55, fuzzy: 0.35 },
    boostTerm: (term) => terms.get(term)?.weight ?? 1,
  };
}

function sectionShare({ heading, isRow }: IndexedSection): number {
  return isRow ? ROW_SHARE : SIGNPOSTS.test(heading) ? SIGNPOST_SHARE : 1;
}

/** A title that equals the query counts twice as much as one that contains it. */
function titleScore({ title }: IndexedPage, found: SearchResult | undefined): number {
  if (!found) {
    return 0;
  }
  const terms = new Set(found.terms);
  const words = wordsOf(title);
  const asked = words.filter((tokens) => tokens.some(({ term }) => terms.has(term)));
  return (found.score * (1 + asked.length / Math.max(1, words.length))) / 2;
}

interface Found {
  readonly section: IndexedSection;
  /** What MiniSearch gave the section's own text. */
  readonly score: number;
  /** The page's title, if it was found too. */
  readonly title: SearchResult | undefined;
  /** How much of the question both have, from 0 to 1. */
  readonly share: number;
}

/** The score of a section. */
function sectionScore({ section, score, title, share }: Found): number {
  const titleShare = section.place === 0 ? TOP_SHARE : 1;
  const whole = score * sectionShare(section) + titleScore(section.page, title) * titleShare;
  const pageShare = REFERENCE.test(section.page.path) ? REFERENCE_SHARE : 1;
  return whole * share ** COVERAGE_POWER * pageShare;
}

/** The score of a page from those of its sections, best first. */
function pageScore(scores: readonly number[]): number {
  return scores.reduce((sum, score, place) => sum + score * (MORE_SECTIONS[place] ?? 0), 0);
}

/** A section that answers a question. */
export interface Hit {
  readonly section: IndexedSection;
  readonly score: number;
  /** The terms of the index by which it was found; they are marked where it is shown. */
  readonly terms: ReadonlySet<string>;
}

/** A page that answers a question. */
export interface PageHit {
  readonly page: IndexedPage;
  readonly score: number;
  /** Its sections that answer, best first. */
  readonly hits: readonly Hit[];
}

/** Finds pages of one product. */
export interface Engine {
  /** @returns the pages that answer, best first */
  readonly search: (text: string) => PageHit[];
  /**
   * @returns the question with each word made the likest one of the index; `null` when a word is
   *   like none, or nothing would change
   */
  readonly suggest: (text: string) => string | null;
}

const SECTIONS_A_PAGE = 3;
/** Pages with less than this share of the best one's score are no answers. */
const RELEVANT_SHARE = 0.02;

/** Makes the engine of one product's index. */
export function createEngine({ pages, words, names }: IndexShard): Engine {
  const sections = pages
    .flatMap((page) => page.sections.map((section, place) => ({ ...section, page, place })))
    .map((section, id) => ({ ...section, words: words[id] ?? '', names: names[id] ?? '' }));
  const tops = sections.filter(({ place }) => place === 0);
  const titleIndex = indexTitles(pages);
  const sectionIndex = indexSections(sections);

  /** The weight of a word: rare words weigh more than common ones. */
  function weightOf(term: string): number {
    const { length } = sectionIndex.search(term, { fields: ['words', 'names'] });
    return Math.log(1 + sections.length / (1 + length));
  }

  function search(text: string): PageHit[] {
    const question = parseQuestion(text);
    const terms = [...question.terms.keys()].join(' ');
    if (terms === '') {
      return [];
    }
    const weights = new Map(question.words.map(({ term }) => [term, weightOf(term)]));
    const titles = new Map(
      titleIndex
        .search(terms, searchOptions(question, TITLE_BOOSTS))
        .map((found) => [found.id as IndexedPage, found]),
    );
    const hitsOf = new Map<IndexedPage, Hit[]>();

    function collect(section: IndexedSection, found?: SearchResult): void {
      const title = titles.get(section.page);
      const asked = new Set([...(found?.queryTerms ?? []), ...(title?.queryTerms ?? [])]);
      const share = coverage(question, asked, weights);
      const score = sectionScore({ section, score: found?.score ?? 0, title, share });
      const marked = new Set([...(found?.terms ?? []), ...(title?.terms ?? [])]);
      const hits = hitsOf.get(section.page) ?? [];
      hits.push({ section, score, terms: marked });
      hitsOf.set(section.page, hits);
    }

    for (const found of sectionIndex.search(terms, searchOptions(question, BODY_BOOSTS))) {
      collect(found.id as IndexedSection, found);
    }
    for (const top of tops) {
      if (titles.has(top.page) && !hitsOf.has(top.page)) {
        collect(top);
      }
    }
    const found = [...hitsOf]
      .map(([page, all]): PageHit => {
        const hits = all.sort((a, b) => b.score - a.score).slice(0, SECTIONS_A_PAGE);
        return { page, hits, score: pageScore(hits.map(({ score }) => score)) };
      })
      .sort((a, b) => b.score - a.score);
    const least = (found[0]?.score ?? 0) * RELEVANT_SHARE;
    return found.filter(({ score }) => score > least);
  }

  function suggest(text: string): string | null {
    const likest = parseQuestion(text).words.map(
      ({ term }) =>
        sectionIndex.autoSuggest(term, {
          fuzzy: 0.4,
          maxFuzzy: 4,
          prefix: false,
        })[0]?.suggestion,
    );
    const suggestion = likest.join(' ');
    const isWhole = likest.length > 0 && likest.every((term) => term !== undefined);
    return isWhole && suggestion !== text.trim().toLowerCase() ? suggestion : null;
  }

  return { search, suggest };
}
