import { editDistance } from './editDistance';
import type { NavigationPage } from './types';

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);
}

/** 1 for the same word, 0.8 for a word that begins with the other, 0.6 for a slip of the finger. */
function wordLikeness(asked: string, offered: string): number {
  if (asked === offered) {
    return 1;
  }
  if (asked.length > 3 && (offered.startsWith(asked) || asked.startsWith(offered))) {
    return 0.8;
  }
  return asked.length > 3 && editDistance(asked, offered) <= 2 ? 0.6 : 0;
}

function scorePage(asked: readonly string[], page: NavigationPage): number {
  const offered = wordsOf(`${page.pathname} ${page.title}`);
  return asked.reduce((sum, word, index) => {
    const best = Math.max(0, ...offered.map((candidate) => wordLikeness(word, candidate)));
    // The end of an address says most about the page that was meant.
    return sum + best * (index + 1);
  }, 0);
}

/** Words that stand in nearly every address and therefore tell pages apart badly. */
const COMMON_WORDS = new Set(['toolpad', 'html', 'index', 'docs']);

/**
 * Finds the pages that a reader who followed a dead address most likely meant (spec 1.1).
 *
 * @param pathname the address that led nowhere; compared as it is, never decoded
 * @param pages the pages there are
 * @param limit how many to return at most
 * @returns the likeliest first; empty when nothing is alike
 */
export function suggestPages(
  pathname: string,
  pages: readonly NavigationPage[],
  limit: number,
): NavigationPage[] {
  const asked = wordsOf(pathname.slice(0, 300)).filter((word) => !COMMON_WORDS.has(word));
  return pages
    .map((page) => ({ page, score: scorePage(asked, page) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
