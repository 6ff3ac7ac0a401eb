import { readStorageItem, writeStorageItem } from '../../preferences';
import { SEARCH_PAGE } from '../../site';

/** What the reader opened. */
export interface RecentItem {
  /** Its URL path; that of a search has its query. */
  readonly path: string;
  /** A page's heading, or what was searched. */
  readonly title: string;
}

const PATH = /^\/toolpad\/[\w/?=&%+.*-]*$/;
const MAX_LENGTH = 300;

function isItem(item: unknown): item is RecentItem {
  const { path, title } = Object(item) as Partial<Record<keyof RecentItem, unknown>>;
  return (
    typeof path === 'string' &&
    PATH.test(path) &&
    typeof title === 'string' &&
    title.trim() !== '' &&
    path.length + title.length <= MAX_LENGTH
  );
}

/** A stored list of recent items, newest first; always empty if storage is unavailable. */
function recentList(storageKey: string, most: number) {
  const read = (): readonly RecentItem[] => {
    try {
      const data: unknown = JSON.parse(readStorageItem(storageKey) ?? '[]');
      return Array.isArray(data) ? data.filter(isItem).slice(0, most) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    /** Adds an item to the front, or moves it there, if it is valid. */
    remember(item: RecentItem): void {
      if (isItem(item)) {
        const others = read().filter(({ path }) => path !== item.path);
        writeStorageItem(storageKey, JSON.stringify([item, ...others].slice(0, most)));
      }
    },
    forgetAll: () => writeStorageItem(storageKey, ''),
  };
}

/** The documentation pages that the reader opened last, kept in local storage. */
export const recentPages = recentList('pages-recent', 5);

/** Adds the current page to {@link recentPages} if it is a documentation page. */
export function rememberPage(): void {
  recentPages.remember({
    path: window.location.pathname,
    title: document.querySelector('article h1')?.textContent ?? '',
  });
}

/** The reader's last queries, kept in local storage. */
export const recentSearches = recentList('search-recent', 6);

/** Adds a query to {@link recentSearches}, unless it is blank or very long. */
export function rememberSearch(text: string): void {
  const title = text.trim();
  recentSearches.remember({
    path: `${SEARCH_PAGE}?${new URLSearchParams({ q: title }).toString()}`,
    title,
  });
}
