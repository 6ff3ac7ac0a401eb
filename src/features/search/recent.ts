import { readStorageItem, writeStorageItem } from '../../preferences';

interface RecentOptions<Item> {
  readonly most: number;
  /** Whether something in storage is an item. */
  readonly isItem: (item: unknown) => item is Item;
  /** Each of these is in the list once. */
  readonly keyOf: (item: Item) => string;
}

/** A list of what the reader did lately, newest first; empty where the browser keeps nothing. */
function recentList<Item>(storageKey: string, { most, isItem, keyOf }: RecentOptions<Item>) {
  const read = (): readonly Item[] => {
    try {
      const data: unknown = JSON.parse(readStorageItem(storageKey) ?? '[]');
      return Array.isArray(data) ? data.filter(isItem).slice(0, most) : [];
    } catch {
      return [];
    }
  };
  const keep = (items: readonly Item[]): readonly Item[] => {
    writeStorageItem(storageKey, JSON.stringify(items));
    return items;
  };
  const without = (item: Item): readonly Item[] =>
    read().filter((other) => keyOf(other) !== keyOf(item));
  return {
    read,
    /** Puts an item first; what is none is not kept. */
    remember(item: Item): void {
      if (isItem(item)) {
        keep([item, ...without(item)].slice(0, most));
      }
    },
    /** @returns the remaining items */
    forget: (item: Item) => keep(without(item)),
    forgetAll: () => keep([]),
  };
}

/** A page that the reader has visited. */
interface RecentPage {
  readonly path: string;
  readonly title: string;
}

const LONGEST_PAGE = 200;

function isPage(item: unknown): item is RecentPage {
  const { path, title } = Object(item) as Partial<Record<keyof RecentPage, unknown>>;
  return (
    typeof path === 'string' &&
    /^\/toolpad\/[\w/-]*$/.test(path) &&
    typeof title === 'string' &&
    title !== '' &&
    path.length + title.length <= LONGEST_PAGE
  );
}

/** The pages visited last. */
export const recentPages = recentList('pages-recent', {
  most: 5,
  isItem: isPage,
  keyOf: ({ path }) => path,
});

/** Remembers the current page if it is a documentation page. */
export function rememberPage(): void {
  recentPages.remember({
    path: window.location.pathname,
    title: document.querySelector('article h1')?.textContent ?? '',
  });
}

const LONGEST_SEARCH = 100;

/** What the reader searched for lately. */
export const recentSearches = recentList('search-recent', {
  most: 6,
  isItem: (item): item is string =>
    typeof item === 'string' && item !== '' && item.length <= LONGEST_SEARCH,
  keyOf: (search) => search,
});

/** Remembers what the reader searched for, unless that was nothing. */
export function rememberSearch(text: string): void {
  recentSearches.remember(text.trim().slice(0, LONGEST_SEARCH));
}
