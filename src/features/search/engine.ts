import type { SearchResult } from 'minisearch';
import { indexSections, indexTitles } from './miniIndex';
import type { IndexedPage, IndexedSection, IndexPiece } from './piece';
import { coverage, parseQuestion } from './question';
import { BODY_BOOSTS, pageScore, searchOptions, sectionScore, TITLE_BOOSTS } from './scoring';

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
export function createEngine({ sections, postings }: IndexPiece): Engine {
  const tops = sections.filter(({ place }) => place === 0);
  const titleIndex = indexTitles(tops.map(({ page }) => page));
  const sectionIndex = indexSections({ sections, postings });

  /** How much a word tells: rare ones more than those of every page. */
  const weightOf = (term: string): number =>
    Math.log(1 + sections.length / (1 + (postings.get(term)?.length ?? 0)));

  function search(text: string): PageHit[] {
    const question = parseQuestion(text);
    const terms = [...question.terms.keys()].join(' ');
    if (terms === '') {
      return [];
    }
    const titles = new Map(
      titleIndex
        .search(terms, searchOptions(question, TITLE_BOOSTS))
        .map((found) => [tops[Number(found.id)]?.page, found]),
    );
    const hitsOf = new Map<IndexedPage, Hit[]>();

    function collect(section: IndexedSection, found: SearchResult | null): void {
      const title = titles.get(section.page);
      const asked = new Set([...(found?.queryTerms ?? []), ...(title?.queryTerms ?? [])]);
      const share = coverage(question, asked, weightOf);
      const score = sectionScore({ section, score: found?.score ?? 0, title, share });
      const marked = new Set([...(found?.terms ?? []), ...(title?.terms ?? [])]);
      const hits = hitsOf.get(section.page) ?? [];
      hits.push({ section, score, terms: marked });
      hitsOf.set(section.page, hits);
    }

    for (const found of sectionIndex.search(terms, searchOptions(question, BODY_BOOSTS))) {
      const section = sections[Number(found.id)];
      if (section) {
        collect(section, found);
      }
    }
    for (const top of tops) {
      if (titles.has(top.page) && !hitsOf.has(top.page)) {
        collect(top, null);
      }
    }
    const pages = [...hitsOf]
      .map(([page, all]): PageHit => {
        const hits = all.sort((a, b) => b.score - a.score).slice(0, SECTIONS_A_PAGE);
        return { page, hits, score: pageScore(hits.map(({ score }) => score)) };
      })
      .sort((a, b) => b.score - a.score);
    const least = (pages[0]?.score ?? 0) * RELEVANT_SHARE;
    return pages.filter(({ score }) => score > least);
  }

  function suggest(text: string): string | null {
    const likest = parseQuestion(text).words.map(
      ({ term }) =>
        sectionIndex.autoSuggest(term, {
          tokenize: (one) => [one],
          processTerm: (one) => one,
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
