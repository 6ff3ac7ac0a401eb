import { hasExpectedType } from './arrived';
import { untilOnline } from './notices';
import { handledButton, holdPress } from './presses';
import { renewPage } from './reload';

/** Timeout for requesting a chunk again from the network, in ms. */
const REQUEST_LIMIT = 10_000;
/** Delay before each further request, in ms. */
const DELAYS: readonly number[] = [300, 1_000];

type Load = () => Promise<unknown>;

/** Requests past the browser's cache, which may hold an error or a truncated file. */
async function request(url: string): Promise<'arrived' | 'wrong' | 'no answer' | 'late'> {
  try {
    const signal = AbortSignal.timeout(REQUEST_LIMIT);
    const response = await fetch(url, { cache: 'reload', signal });
    // Until the whole file is in the cache.
    const { size } = await response.blob();
    return response.ok && size > 0 && hasExpectedType(url, response) ? 'arrived' : 'wrong';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'late' : 'no answer';
  }
}

/** Chunks that the host does not have, with the error: asking again would not help. */
const gone = new Map<string, unknown>();
/** Chunks that are being requested. */
const pending = new Map<string, Promise<unknown>>();

async function attempt(name: string, load: Load): Promise<unknown> {
  try {
    return await load();
  } catch (error) {
    // The bundler's error names the file; others are no failed requests.
    const { request: url } = error as { readonly request?: unknown };
    if (typeof url !== 'string') {
      throw error;
    }
    for (const delay of DELAYS) {
      await untilOnline();
      await new Promise((resolve) => setTimeout(resolve, delay));
      const outcome = await request(url);
      if (outcome === 'arrived') {
        return load();
      }
      if (outcome === 'wrong') {
        gone.set(name, error);
      }
      if (outcome !== 'no answer') {
        break;
      }
    }
    throw error;
  }
}

/**
 * Loads a chunk of code, with at most three requests, so that a short outage does not cost the
 * reader a click. If it is gone because of a deploy, the page reloads once (spec 7.2), and what the
 * reader pressed is pressed again. Everyone who needs the chunk meanwhile shares the attempt.
 *
 * @param name of the chunk
 * @throws the bundler's error (as a rejection); at once if the host has said that it lacks the chunk
 */
export async function loadPart(name: string, load: Load): Promise<unknown> {
  const button = handledButton();
  const release = holdPress(button);
  try {
    if (gone.has(name)) {
      throw gone.get(name);
    }
    const shared = pending.get(name) ?? attempt(name, load).finally(() => pending.delete(name));
    pending.set(name, shared);
    return await shared;
  } catch (error) {
    if (await renewPage(button)) {
      // The page is about to go away.
      await new Promise(() => undefined);
    }
    throw error;
  } finally {
    release();
  }
}
