import { readStorageItem, writeStorageItem } from '../../preferences';

/** A page that the reader was on. */
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

/** The pages that the reader was on lately, newest first; none where the browser keeps nothing. */
export function readRecentPages(): readonly RecentPage[] {
  try {
    const data: unknown = JSON.parse(readStorageItem(KEY) ?? '[]');
    return Array.isArray(data) ? data.filter(isPage).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Forgets them all. */
export function forgetRecentPages(): void {
  writeStorageItem(KEY, '[]');
}

/** Keeps the page that shows, if it is one of the documentation; one that is there already becomes the newest. */
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
