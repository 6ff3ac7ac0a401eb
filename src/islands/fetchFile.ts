/** Response timeout in ms. */
const LIMIT = 10_000;

/**
 * Fetches a file of the site. Retries once without the browser's cache, which may hold a bad
 * response; throws the error of the second attempt.
 *
 * @param read parses the response; throws if it is not the expected file
 */
export function fetchFile<Content>(
  address: string,
  read: (response: Response) => Promise<Content>,
  firstCache: RequestCache = 'default',
): Promise<Content> {
  const ask = async (cache: RequestCache): Promise<Content> => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), LIMIT);
    const request = fetch(address, { cache, signal: controller.signal });
    const response = await request.finally(() => clearTimeout(timer));
    if (!response.ok) {
      throw new Error(`${address} responded with status ${response.status}`);
    }
    return read(response);
  };
  return ask(firstCache).catch(() => ask('reload'));
}
