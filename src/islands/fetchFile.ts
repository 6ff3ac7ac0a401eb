/** How long, in ms, a host may take to begin its answer. */
const LIMIT = 10_000;

/** Gives what a file of the site holds; throws where something else came in its place. */
type Read<Content> = (response: Response) => Promise<Content>;

async function ask<Content>(
  address: string,
  read: Read<Content>,
  cache: RequestCache,
): Promise<Content> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, LIMIT);
  const { signal } = controller;
  const response = await fetch(address, { cache, signal }).finally(() => {
    clearTimeout(timer);
  });
  if (!response.ok) {
    throw new Error(`${address} was answered with status ${response.status}`);
  }
  return await read(response);
}

/**
 * Fetches a file of the site. An answer that is of no use is asked for once more, past the browser's cache,
 * which may have been told to keep it.
 *
 * @param cache what the first attempt takes from the cache
 * @throws what the second attempt threw: no network, no answer in time, an error of the host, something else in
 *   the file's place
 */
export async function fetchFile<Content>(
  address: string,
  read: Read<Content>,
  cache: RequestCache = 'default',
): Promise<Content> {
  try {
    return await ask(address, read, cache);
  } catch {
    return await ask(address, read, 'reload');
  }
}
