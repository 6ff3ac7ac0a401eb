/* Also part of the service worker: imports nothing. */

const HTML = /^text\/html\b/;
const CONTENT_TYPES: ReadonlyMap<string, RegExp> = new Map([
  ['html', HTML],
  ['js', /\bjavascript\b/],
  ['css', /^text\/css\b/],
  ['json', /\bjson\b/],
]);

/** The extension of a URL's file; `html` for pages. */
export function extensionOf(url: string): string {
  return /\.(\w+)$/.exec(url.replace(/[?#].*/, ''))?.[1] ?? 'html';
}

/** Whether a response has its file's type: captive portals, and some hosts, answer any URL with HTML. */
export function hasExpectedType(url: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return CONTENT_TYPES.get(extensionOf(url))?.test(type) ?? !HTML.test(type);
}
