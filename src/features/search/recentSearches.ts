import { readStorageItem, writeStorageItem } from '../../preferences';

const KEY = 'search-recent';
const MOST = 6;
const LONGEST = 100;

function parse(text: string | null): readonly string[] {
  try {
    const data: unknown = JSON.parse(text ?? '[]');
    const items: unknown[] = Array.isArray(data) ? data : [];
    return items
      .filter((item) => typeof item === 'string')
      .filter((item) => item !== '' && item.length <= LONGEST)
      .slice(0, MOST);
  } catch {
    return [];
  }
}

function keep(searches: readonly string[]): readonly string[] {
  writeStorageItem(KEY, JSON.stringify(searches));
  return searches;
}

/** What the reader searched for lately, newest first; empty where the browser keeps nothing. */
export function readRecentSearches(): readonly string[] {
  return parse(readStorageItem(KEY));
}

/** Keeps a search; one that is there already becomes the newest. */
export function rememberSearch(text: string): void {
  const search = text.trim().slice(0, LONGEST);
  if (search !== '') {
    const others = readRecentSearches().filter((other) => other !== search);
    keep([search, ...others].slice(0, MOST));
  }
}

/** Forgets a search; returns the rest. */
export function forgetSearch(search: string): readonly string[] {
  return keep(readRecentSearches().filter((other) => other !== search));
}

/** Forgets them all; returns the rest, which is none. */
export function forgetAllSearches(): readonly string[] {
  return keep([]);
}
