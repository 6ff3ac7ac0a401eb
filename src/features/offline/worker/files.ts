import { extensionOf, hasExpectedType } from '../../../recovery/arrived';
import { siteAddress } from './scope';

/* Paths are relative to the site's root. */

/** Shown instead of uncached pages. */
export const OFFLINE_PAGE = 'offline.html';
/** The files that an installed app caches. */
export const SITE_FILES = 'offline-files.json';
/** What every worker needs to know about the build; a few kilobytes. */
export const WORKER_FILES = 'worker-files.json';

/** Revision by file; `null` if the name contains a content hash. */
export type SiteFiles = Readonly<Record<string, string | null>>;

export interface WorkerFiles {
  /** Size in bytes by content hash, for files whose truncation can't be detected otherwise. */
  readonly sizes: Readonly<Record<string, number>>;
  /** The search's files by the page's top-level folder; `''` for all other pages. */
  readonly search: Readonly<Record<string, readonly string[]>>;
}

/** Pages and files are served network first, assets (with hashed names) cache first. */
export type AddressKind = 'pages' | 'files' | 'assets';

/** The kind of a URL inside the scope. */
export function addressKind(address: string): AddressKind {
  const path = new URL(address).pathname.slice(new URL(siteAddress('')).pathname.length);
  if (path.startsWith('assets/')) {
    return 'assets';
  }
  return /\.(?!html$)[^/.]+$/.test(path) ? 'files' : 'pages';
}

/** A URL's cache key. For pages, normalizes query, hash, `index.html` and trailing slash. */
export function cacheKey(address: string): string {
  const { href, origin, pathname } = new URL(address);
  if (addressKind(address) !== 'pages') {
    return href.replace(/#.*/, '');
  }
  const path = pathname.replace(/\/index\.html$/, '/');
  return `${origin}${path}${/\/[^/.]+$/.test(path) ? '/' : ''}`;
}

/** Content hashes in file names and in references to files. */
export const HASH = /[0-9a-f]{8,}/g;

/** The content hash in a file name; `''` if there is none. */
export function contentHash(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1);
  return name.match(HASH)?.at(-1) ?? '';
}

/** Whether a page is complete and from this site, judging by its script. */
function isWholePage(html: string): boolean {
  const root = new URL(siteAddress('')).pathname;
  return (
    [`src=${root}`, `src="${root}`].some((script) => html.includes(script)) &&
    ['</body>', '</html>'].some((end) => html.trimEnd().endsWith(end))
  );
}

/**
 * Whether a response really is the requested file: status 200, the expected content type (captive
 * portals answer any URL with HTML), not empty or truncated, and for pages, one of this site.
 *
 * @param response will be consumed; pass a clone
 * @param sizes of this build's files; see {@link WorkerFiles}
 */
export async function isIntact(
  address: string,
  response: Response,
  sizes: WorkerFiles['sizes'],
): Promise<boolean> {
  if (response.status !== 200 || !hasExpectedType(address, response)) {
    return false;
  }
  const extension = extensionOf(address);
  try {
    const body = await response.blob();
    if (extension === 'json') {
      JSON.parse(await body.text());
    } else if (extension === 'html') {
      return isWholePage(await body.text());
    }
    return body.size > 0 && body.size >= (sizes[contentHash(address)] ?? 0);
  } catch {
    // The connection failed, or the JSON is truncated.
    return false;
  }
}

function isRecordOf(data: unknown, isValue: (value: unknown) => boolean): boolean {
  const isRecord = typeof data === 'object' && data !== null && !Array.isArray(data);
  return isRecord && Object.values(data).every(isValue);
}

const isString = (value: unknown): boolean => typeof value === 'string';

/** Reads {@link SITE_FILES}; `null` without a response, or if it is invalid. */
export async function readSiteFiles(response: Response | undefined): Promise<SiteFiles | null> {
  const data: unknown = await response?.json().catch(() => null);
  const isRevision = (value: unknown) => value === null || isString(value);
  return isRecordOf(data, isRevision) ? (data as SiteFiles) : null;
}

/** Reads {@link WORKER_FILES}; `null` without a response, or if it is invalid. */
export async function readWorkerFiles(response: Response | undefined): Promise<WorkerFiles | null> {
  const data = (await response?.json().catch(() => null)) as WorkerFiles | null | undefined;
  const isList = (value: unknown) => Array.isArray(value) && value.every(isString);
  const isValid = isRecordOf(data?.sizes, Number.isFinite) && isRecordOf(data?.search, isList);
  return data && isValid ? data : null;
}
