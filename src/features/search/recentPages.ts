import { readStorageItem, writeStorageItem } from '../../preferences';

/** A page that the reader has visited. */
export interface RecentPage {
  readonly path: string;
  readonly title: string;
}

const KEY = 'pages-recent';
const MOST = 5;
const LONGEST = 200;

function isPage(item: unknown): item is RecentPage {
  const { path, title } = Object(item) as Partial<Record<keyof RecentPage, unknown>>;
  return (
    typeof path === 'string' &&
    /^\/toolpad\/[\w/-]*$/.test(path) &&
    typeof title === 'string' &&
    title !== '' &&
    path.length + title.length <= LONGEST
  );
}

/** The pages visited last, newest first; empty if the browser stores nothing. */
export function readRecentPages(): readonly RecentPage[] {
  try {
    const data: unknown = JSON.parse(readStorageItem(KEY) ?? '[]');
    return Array.isArray(data) ? data.filter(isPage).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Clears the list. */
export function forgetRecentPages(): void {
  writeStorageItem(KEY, '[]');
}

/** Puts the current page at the top of the list if it is a documentation page. */
export function rememberPage(): void {
  const page = {
    path: window.location.pathname,
    title: document.querySelector('article h1')?.textContent ?? '',
  };
  if (isPage(page)) {
    const others = readRecentPages().filter(({ path }) => path !== page.path);
    writeStorageItem(KEY, JSON.stringify([page, ...others].slice(0, MOST)));
  }
}
