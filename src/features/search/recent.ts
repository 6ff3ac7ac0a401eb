import { readStorageItem, writeStorageItem } from '../../preferences';

/**
 * A stored list of recent items, newest first; always empty if storage is unavailable.
 *
 * @param keyOf items with the same key replace each other
 */
function recentList<Item>(
  storageKey: string,
  most: number,
  isItem: (item: unknown) => item is Item,
  keyOf: (item: Item) => string,
) {
  const read = (): readonly Item[] => {
    try {
      const data: unknown = JSON.parse(readStorageItem(storageKey) ?? '[]');
      return Array.isArray(data) ? data.filter(isItem).slice(0, most) : [];
    } catch {
      return [];
    }
  };
  const keep = (items: readonly Item[]): void =>
    writeStorageItem(storageKey, JSON.stringify(items));
  const without = (item: Item): readonly Item[] =>
    read().filter((other) => keyOf(other) !== keyOf(item));
  return {
    read,
    /** Adds an item to the front, if it is valid. */
    remember(item: Item): void {
      if (isItem(item)) {
        keep([item, ...without(item)].slice(0, most));
      }
    },
    forget: (item: Item) => keep(without(item)),
    forgetAll: () => keep([]),
  };
}

interface RecentPage {
  readonly path: string;
  readonly title: string;
}

const MAX_PAGE_LENGTH = 200;

function isPage(item: unknown): item is RecentPage {
  const { path, title } = Object(item) as Partial<Record<keyof RecentPage, unknown>>;
  return (
    typeof path === 'string' &&
    /^\/toolpad\/[\w/-]*$/.test(path) &&
    typeof title === 'string' &&
    title !== '' &&
    path.length + title.length <= MAX_PAGE_LENGTH
  );
}

/** The documentation pages that the reader opened last, kept in local storage. */
export const recentPages = recentList('pages-recent', 5, isPage, ({ path }) => path);

/** Adds the current page to {@link recentPages} if it is a documentation page. */
export function rememberPage(): void {
  recentPages.remember({
    path: window.location.pathname,
    title: document.querySelector('article h1')?.textContent ?? '',
  });
}

const MAX_SEARCH_LENGTH = 100;

/** The reader's last queries, kept in local storage. */
export const recentSearches = recentList(
  'search-recent',
  6,
  (item): item is string =>
    typeof item === 'string' && item !== '' && item.length <= MAX_SEARCH_LENGTH,
  (search) => search,
);

/** Adds a query to {@link recentSearches}, unless it is blank. */
export function rememberSearch(text: string): void {
  recentSearches.remember(text.trim().slice(0, MAX_SEARCH_LENGTH));
}
