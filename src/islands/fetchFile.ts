/** Response timeout in ms. */
const LIMIT = 10_000;

/** Parses a response; throws if it is not the expected file. */
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
 * Fetches a file of the site. Retries once without the browser's cache, which may hold a bad
 * response; throws the error of the second attempt.
 */
export function fetchFile<Content>(
  address: string,
  read: Read<Content>,
  firstCache: RequestCache = 'default',
): Promise<Content> {
  return ask(address, read, firstCache).catch(() => ask(address, read, 'reload'));
}
