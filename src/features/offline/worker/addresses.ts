/** Hashed files lie here, below the site's own path. */
const ASSETS_FOLDER = 'assets/';

/** What the worker does with an address of its site. */
export type AddressKind = 'asset' | 'file' | 'page';

/**
 * The address a page is kept under: without query and hash, `…/index.html` and a forgotten slash at
 * the end made right, so that a page visited by one spelling is found by another.
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/\/index\.html$/, '/');
  return `${origin}${path}${/\/[^/.]+$/.test(path) ? '/' : ''}`;
}

/** The address a file is kept under: without hash. */
export function fileKey(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/**
 * Whether a request is the worker's business: reading something whole, inside its scope (spec 7.3).
 * Other origins, other sites of the origin, forms and parts of a file go their way untouched.
 */
export function isHandled(request: Request, scope: string): boolean {
  return (
    request.method === 'GET' &&
    request.url.startsWith(scope) &&
    !request.headers.has('range') &&
    // A page may ask the browser's own cache only; a worker that fetches for it gets an error.
    request.cache !== 'only-if-cached'
  );
}

/** Which rule an address inside the scope falls under. */
export function addressKind(address: string, scope: string): AddressKind {
  const path = new URL(address).pathname.slice(new URL(scope).pathname.length);
  if (path.startsWith(ASSETS_FOLDER)) {
    return 'asset';
  }
  return /\.(?!html$)[^/.]+$/.test(path) ? 'file' : 'page';
}
