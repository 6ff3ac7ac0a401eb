/** Where the build lists every file that reading offline needs, below the site's own path. */
export const SITE_FILES = 'offline-files.json';

/**
 * The site's files by their address below the site's own path, each with its revision; `null` when
 * the name itself changes with the content.
 */
export type SiteFiles = Readonly<Record<string, string | null>>;

/** Reads the list; `null` when it is not one. */
export function parseSiteFiles(data: unknown): SiteFiles | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return null;
  }
  const entries = Object.entries(data as Readonly<Record<string, unknown>>);
  return entries.every(([, revision]) => revision === null || typeof revision === 'string')
    ? (Object.fromEntries(entries) as SiteFiles)
    : null;
}
