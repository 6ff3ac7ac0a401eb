import type { NavigationPage } from './navigation';
import { PRODUCTS } from './productList';
import { productSegment } from './products';

/** How many letters must be added, left out or replaced to make one text of the other. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * The name that someone most likely meant.
 *
 * @param asked what was written
 * @param names the names there are
 * @returns the nearest name; `null` when none is alike
 */
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
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
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

/** What stands in an address for reasons of its own. */
const NO_WORDS = new Set(['toolpad', 'html', 'index', 'docs']);

/** The words of an address; of an endless one, those of its beginning. */
function wordsOfAddress(pathname: string): string[] {
  return wordsOf(pathname.slice(0, 300)).filter((word) => !NO_WORDS.has(word));
}

/** How much of what was asked, weighed word by word, a page must have to count as like it. */
const LEAST_LIKENESS = 0.5;

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
  const offers = pages.map((page) => wordsOf(`${page.pathname} ${page.title}`));
  const asked = wordsOfAddress(pathname).map((word, index) => {
    const likeness = offers.map((offered) =>
      Math.max(0, ...offered.map((candidate) => wordLikeness(word, candidate))),
    );
    // A word of many addresses (`core`, `how-to-guides`) tells little; the end of an address says most
    // about the page that was meant.
    const count = likeness.filter((share) => share > 0).length;
    const rarity = Math.log((1 + pages.length) / (1 + count));
    return { likeness, weight: rarity * (index + 1) };
  });
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  return pages
    .map((page, place) => ({
      page,
      score: asked.reduce((sum, { likeness, weight }) => sum + weight * (likeness[place] ?? 0), 0),
    }))
    .filter(({ score }) => score > whole * LEAST_LIKENESS)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The words of a dead address as a reader would search for them; empty where it has none. */
export function addressWords(pathname: string): string {
  const products = PRODUCTS.map(productSegment);
  const words = wordsOfAddress(decode(pathname));
  return words.filter((word) => !products.includes(word)).join(' ');
}
