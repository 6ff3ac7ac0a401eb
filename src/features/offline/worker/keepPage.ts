import { addressKind, fileKey, pageKey } from './addresses';
import { CACHES } from './cacheNames';
import { addMissing, eachOf, keep } from './store';

/** Addresses of hashed files that a page's HTML names, each once. */
function assetsNamedIn(html: string, scope: string): readonly string[] {
  const named = html.matchAll(/[^\s"'=(,]*\/assets\/[^\s"'<>)?#,\\]+/g);
  const addresses = [...named].map(([name]) => new URL(name, scope).href);
  return [...new Set(addresses)].filter((address) => addressKind(address, scope) === 'asset');
}

/** Fetches and keeps a page as it is published now. A network failure rejects. */
export async function fetchPage(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' });
  await keep(CACHES.pages, pageKey(address), response.clone());
  return response;
}

/** Fetches and keeps a file that is no page, unless it is there. A network failure rejects. */
export async function addFile(address: string, scope: string): Promise<void> {
  const isAsset = addressKind(address, scope) === 'asset';
  await addMissing(isAsset ? CACHES.assets : CACHES.files, fileKey(address));
}

/**
 * Keeps a page that the reader came to without a request for it: the first of a visit, which is
 * older than the worker, and those reached by links inside the site (spec 7.3).
 *
 * @param files what the page has loaded; what its HTML names is added
 */
export async function keepPage(
  address: string,
  files: readonly string[],
  scope: string,
): Promise<void> {
  if (!address.startsWith(scope)) {
    return;
  }
  const response = await fetchPage(address);
  const named = response.ok ? assetsNamedIn(await response.text(), scope) : [];
  const inside = files.filter(
    (file) => file.startsWith(scope) && addressKind(file, scope) !== 'page',
  );
  await eachOf([...new Set([...named, ...inside])], (file) => addFile(file, scope));
}
