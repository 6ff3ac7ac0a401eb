import { readStorageItem, writeStorageItem } from '../../preferences';

/** What the reader did lately, newest first; empty where the browser keeps nothing. */
export function readList<Item>(
  key: string,
  isItem: (item: unknown) => item is Item,
  most: number,
): readonly Item[] {
  try {
    const data: unknown = JSON.parse(readStorageItem(key) ?? '[]');
    return Array.isArray(data) ? data.filter(isItem).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Stores the list, and returns it. */
export function keepList<Item>(key: string, items: readonly Item[]): readonly Item[] {
  writeStorageItem(key, JSON.stringify(items));
  return items;
}

/** A page that the reader has visited. */
export interface RecentPage {
  readonly path: string;
  readonly title: string;
}

const PAGES_KEY = 'pages-recent';
const MOST_PAGES = 5;
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
export function readRecentPages(): readonly RecentPage[] {
  return readList(PAGES_KEY, isPage, MOST_PAGES);
}

/** Clears the list. */
export function forgetRecentPages(): void {
  keepList(PAGES_KEY, []);
}

/** Puts the current page at the top of the list if it is a documentation page. */
export function rememberPage(): void {
  const page = {
    path: window.location.pathname,
    title: document.querySelector('article h1')?.textContent ?? '',
  };
  if (isPage(page)) {
    const others = readRecentPages().filter(({ path }) => path !== page.path);
    keepList(PAGES_KEY, [page, ...others].slice(0, MOST_PAGES));
  }
}
