import type { SearchOptions, SearchResult } from 'minisearch';
import type { IndexedPage, IndexedSection } from './piece';
import type { Question } from './question';
import { wordsOf } from './tokens';

/*
 * The numbers here were chosen with the questions of `tests/search/questions.json`: see "Search" in
 * CONTRIBUTING.md.
 */

/** How much a find in each field counts. */
export const TITLE_BOOSTS = { title: 8 };
export const BODY_BOOSTS = { heading: 3.2, text: 1, code: 0.6 };

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
/** Where a title is what was asked for, the start of its page comes before its sections. */
const TOP_SHARE = 1.3;
/** Finding all words counts more than finding one of them often. */
const COVERAGE_POWER = 3;

/** How many letters may differ: none in a short word, two in a long one. */
function slips(term: string): number {
  return term.length < 4 ? 0 : term.length < 7 ? 1 : 2;
}

/** How MiniSearch is asked. */
export function searchOptions(
  { terms }: Question,
  boosts: Readonly<Record<string, number>>,
): SearchOptions {
  return {
    boost: { ...boosts },
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
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

/** A title that is wholly what was asked for counts twice as much as one that merely contains it. */
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
export function sectionScore({ section, score, title, share }: Found): number {
  const titleShare = section.place === 0 ? TOP_SHARE : 1;
  const whole = score * sectionShare(section) + titleScore(section.page, title) * titleShare;
  const pageShare = REFERENCE.test(section.page.path) ? REFERENCE_SHARE : 1;
  return whole * share ** COVERAGE_POWER * pageShare;
}

/** The score of a page from those of its sections, best first. */
export function pageScore(scores: readonly number[]): number {
  return scores.reduce((sum, score, place) => sum + score * (MORE_SECTIONS[place] ?? 0), 0);
}
