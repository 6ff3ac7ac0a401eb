import type { NavigationPage } from './navigation';
import { PRODUCTS } from './productList';
import { productSegment } from './products';

/**
 * How many letters to insert, delete, replace or swap with the next, to make one word of another;
 * more than `limit` if it takes more.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) {
    return Infinity;
  }
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : replaced;
      row[j] = Math.min(replaced, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      least = Math.min(least, row[j] ?? 0);
    }
    if (least > limit) {
      return Infinity;
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** The known name closest to a misspelled one; `null` when none is similar. */
export function nearestName(asked: string, names: Iterable<string>): string | null {
  let nearest: string | null = null;
  let least = Math.max(2, Math.floor(asked.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(asked.toLowerCase(), name.toLowerCase());
    if (distance < least) {
      nearest = name;
      least = distance;
    }
  }
  return nearest;
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length > 1);
}

/** 1 for the same word, 0.8 if one is a prefix of the other, 0.6 for a typo. */
function wordSimilarity(asked: string, offered: string): number {
  if (asked === offered) {
    return 1;
  }
  if (asked.length <= 3) {
    return 0;
  }
  if (offered.startsWith(asked) || asked.startsWith(offered)) {
    return 0.8;
  }
  return editDistance(asked, offered) <= 2 ? 0.6 : 0;
}

/** Technical parts of a URL. */
const NO_WORDS = new Set(['toolpad', 'html', 'index', 'docs']);

/** A URL's words; only its first 300 characters count. */
function wordsOfAddress(pathname: string): string[] {
  return wordsOf(pathname.slice(0, 300)).filter((word) => !NO_WORDS.has(word));
}

/** Minimum weighted similarity of a suggestion. */
const MIN_SIMILARITY = 0.5;

/** The pages that a dead link most likely meant, best first (spec 1.1). Never decodes the path. */
export function suggestPages(
  pathname: string,
  pages: readonly NavigationPage[],
  limit: number,
): NavigationPage[] {
  const offers = pages.map((page) => wordsOf(`${page.pathname} ${page.title}`));
  const asked = wordsOfAddress(pathname).map((word, index) => {
    const similarity = offers.map((offered) =>
      Math.max(0, ...offered.map((candidate) => wordSimilarity(word, candidate))),
    );
    // Words that many URLs share (`core`) say little; the end of a URL says the most.
    const count = similarity.filter((share) => share > 0).length;
    const rarity = Math.log((1 + pages.length) / (1 + count));
    return { similarity, weight: rarity * (index + 1) };
  });
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  return pages
    .map((page, place) => ({
      page,
      score: asked.reduce(
        (sum, { similarity, weight }) => sum + weight * (similarity[place] ?? 0),
        0,
      ),
    }))
    .filter(({ score }) => score > whole * MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** A dead URL's words as a search query. */
export function addressWords(pathname: string): string {
  let readable = pathname;
  try {
    readable = decodeURI(pathname);
  } catch {
    // Malformed: searched for as is.
  }
  const products = PRODUCTS.map(productSegment);
  const words = wordsOfAddress(readable).filter((word) => !products.includes(word));
  return words.join(' ');
}
