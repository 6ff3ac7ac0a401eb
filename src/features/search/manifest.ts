/** Where a build says which index pieces it has, below the site's own path. */
export const MANIFEST_FILE = 'search-index.json';

export function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export function isTexts(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((item) => typeof item === 'string');
}

/** Reads the file of {@link MANIFEST_FILE}: each product's piece. `null` when it is no such file. */
export function parseManifest(data: unknown): Readonly<Record<string, string>> | null {
  return isRecord(data) && isTexts(Object.values(data)) ? (data as Record<string, string>) : null;
}
