import { hasExpectedType } from './arrived';

/** Max. time without a response, or without more of it, in ms. */
const LIMIT = 10_000;

/** Passes a response on, and calls `onProgress` with each piece of its body. */
function watchBody(response: Response, onProgress: () => void): Response {
  if (!response.body) {
    return response;
  }
  const pass = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      onProgress();
      controller.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(pass), response);
}

async function request<Content>(
  url: string,
  read: (response: Response) => Promise<Content>,
  cache: RequestCache,
): Promise<Content> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), LIMIT);
  };
  restart();
  try {
    const response = await fetch(url, { cache, signal: controller.signal });
    if (!response.ok || !hasExpectedType(url, response)) {
      const type = response.headers.get('content-type');
      throw new Error(`${url} responded with status ${response.status} and type ${type}`);
    }
    return await read(watchBody(response, restart));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches a file of the site. Retries once without the browser's cache, which may hold a bad
 * response; throws the error of the second attempt. A response that stalls for 10 s has failed.
 *
 * @param read parses the response; throws if it is not the expected file
 */
export function fetchFile<Content>(
  url: string,
  read: (response: Response) => Promise<Content>,
  firstCache: RequestCache = 'default',
): Promise<Content> {
  return request(url, read, firstCache).catch(() => request(url, read, 'reload'));
}
