import { siteAddress } from './scope';

/**
 * The site's files as the worker sees them: how an address is treated, what it is stored under, what an
 * intact copy looks like, and the lists that the build publishes. Paths are relative to the site's root.
 */

/** Shown in place of pages that were never visited. */
export const OFFLINE_PAGE = 'offline.html';
/** Every file that an installed app keeps. */
export const SITE_FILES = 'offline-files.json';
/** What every reader's worker has to know about the build: a few kilobytes. */
export const WORKER_FILES = 'worker-files.json';

/** Files, each with its revision; `null` where the name itself changes with the content. */
export type SiteFiles = Readonly<Record<string, string | null>>;

/** The content of {@link WORKER_FILES}. */
export interface WorkerFiles {
  /** Size in bytes of each hashed file whose truncation cannot be detected otherwise, by the hash in its name. */
  readonly sizes: Readonly<Record<string, number>>;
  /** The files that the search needs on the pages of a top-level folder; `''` means all others. */
  readonly search: Readonly<Record<string, readonly string[]>>;
}

/** Pages and other files are answered network first, assets (whose names are hashed) cache first. */
export type AddressKind = 'pages' | 'files' | 'assets';

/** How the worker treats an address inside its scope. */
export function addressKind(address: string): AddressKind {
  const path = new URL(address).pathname.slice(new URL(siteAddress('')).pathname.length);
  if (path.startsWith('assets/')) {
    return 'assets';
  }
  return /\.(?!html$)[^/.]+$/.test(path) ? 'files' : 'pages';
}

/**
 * The key an address is stored under. Pages lose their query, hash and `index.html` and gain a missing
 * trailing slash, so that a page visited under one spelling is found under another.
 */
export function cacheKey(address: string): string {
  const { href, origin, pathname } = new URL(address);
  if (addressKind(address) !== 'pages') {
    return href.replace(/#.*/, '');
  }
  const path = pathname.replace(/\/index\.html$/, '/');
  return `${origin}${path}${/\/[^/.]+$/.test(path) ? '/' : ''}`;
}

/** Content hashes, in file names and in text that refers to files. */
export const HASH = /[0-9a-f]{8,}/g;

/** The content hash in a file's name; `''` when there is none. */
export function contentHash(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1);
  return name.match(HASH)?.at(-1) ?? '';
}

const HTML = /^text\/html\b/;
const CONTENT_TYPES: ReadonlyMap<string, RegExp> = new Map([
  ['html', HTML],
  ['js', /\bjavascript\b/],
  ['css', /^text\/css\b/],
  ['json', /\bjson\b/],
]);

/** Whether a page came from the build, which its script shows, and is complete. */
function isWholePage(html: string): boolean {
  const root = new URL(siteAddress('')).pathname;
  return (
    [`src=${root}`, `src="${root}`].some((script) => html.includes(script)) &&
    ['</body>', '</html>'].some((end) => html.trimEnd().endsWith(end))
  );
}

/**
 * Whether a response really is the file at its address: status 200, the content type that the extension
 * calls for (a sign-in page answers any address with HTML), not empty, not cut short, and if it is a page, one of
 * the site.
 *
 * @param response is read to its end; pass a clone
 * @param sizes see {@link WorkerFiles}; files of other builds are not in it
 */
export async function isIntact(
  address: string,
  response: Response,
  sizes: WorkerFiles['sizes'],
): Promise<boolean> {
  const { pathname } = new URL(address);
  const [, extension = 'html'] = /\.(\w+)$/.exec(pathname) ?? [];
  const type = response.headers.get('content-type') ?? '';
  const expected = CONTENT_TYPES.get(extension);
  if (response.status !== 200 || !(expected?.test(type) ?? !HTML.test(type))) {
    return false;
  }
  try {
    const body = await response.blob();
    if (extension === 'json') {
      JSON.parse(await body.text());
    } else if (expected === HTML) {
      return isWholePage(await body.text());
    }
    return body.size > 0 && body.size >= (sizes[contentHash(address)] ?? 0);
  } catch {
    // The connection broke off, or the JSON does.
    return false;
  }
}

function isRecordOf(data: unknown, isValue: (value: unknown) => boolean): boolean {
  const isRecord = typeof data === 'object' && data !== null && !Array.isArray(data);
  return isRecord && Object.values(data).every(isValue);
}

const isString = (value: unknown): boolean => typeof value === 'string';

/** Parses the content of {@link SITE_FILES}; `null` when it is something else. */
export function parseSiteFiles(data: unknown): SiteFiles | null {
  const isRevision = (value: unknown) => value === null || isString(value);
  return isRecordOf(data, isRevision) ? (data as SiteFiles) : null;
}

/** Parses the content of {@link WORKER_FILES}; `null` when it is something else. */
export function parseWorkerFiles(data: unknown): WorkerFiles | null {
  const { sizes, search } = { ...(data as Partial<WorkerFiles> | null) };
  const isList = (value: unknown) => Array.isArray(value) && value.every(isString);
  return isRecordOf(sizes, Number.isFinite) && isRecordOf(search, isList)
    ? (data as WorkerFiles)
    : null;
}
