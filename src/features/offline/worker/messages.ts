/** What a page says to the worker. */
export type PageMessage =
  /** How many tabs of the site are open? The number comes back through the message's port. */
  | { readonly type: 'COUNT_TABS' }
  /** The reader came to this page without the worker seeing it: keep it, and these of its files. */
  | { readonly type: 'KEEP_PAGE'; readonly address: string; readonly files: readonly string[] }
  /** The site is installed as an app: keep all of it. */
  | { readonly type: 'KEEP_SITE' };

function isStringArray(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Reads a message; `null` when it is not one of the worker's own. */
export function parsePageMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) {
    return null;
  }
  switch (data.type) {
    case 'COUNT_TABS':
    case 'KEEP_SITE':
      return { type: data.type };
    case 'KEEP_PAGE':
      return 'address' in data &&
        typeof data.address === 'string' &&
        'files' in data &&
        isStringArray(data.files)
        ? { type: data.type, address: data.address, files: data.files }
        : null;
    default:
      return null;
  }
}
