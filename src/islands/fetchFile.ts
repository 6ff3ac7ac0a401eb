/** How long, in ms, a host may take to start responding. */
const LIMIT = 10_000;

/** Parses a file of the site; throws if the response is something else. */
type Read<Content> = (response: Response) => Promise<Content>;

async function ask<Content>(
  address: string,
  read: Read<Content>,
  cache: RequestCache,
): Promise<Content> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LIMIT);
  const response = await fetch(address, { cache, signal: controller.signal }).finally(() =>
    clearTimeout(timer),
  );
  if (!response.ok) {
    throw new Error(`${address} was answered with status ${response.status}`);
  }
  return read(response);
}

/**
 * Fetches a file of the site. If that fails, or `read` rejects the response, tries once more without the
 * browser's cache, which may have stored the bad response.
 *
 * @throws the second attempt's error: no network, no response in time, an HTTP error, or an invalid file
 */
export function fetchFile<Content>(
  address: string,
  read: Read<Content>,
  firstCache: RequestCache = 'default',
): Promise<Content> {
  return ask(address, read, firstCache).catch(() => ask(address, read, 'reload'));
}
