import type { AdEvent } from './machine';
import { parseAds } from './parseAds';

/** How often the provider is asked for an ad, at most (spec 4.3). */
const REQUEST_LIMIT = 10;

/** `null`: the provider was not reached. A body that cannot be read is `undefined`. */
async function ask(url: string, signal: AbortSignal): Promise<{ body: unknown } | null> {
  let response: Response;
  try {
    // Asking again is of use only if the browser does not answer from its cache.
    response = await fetch(url, { signal, cache: 'no-store' });
  } catch {
    return null;
  }
  try {
    return { body: response.ok ? await response.json() : undefined };
  } catch {
    return { body: undefined };
  }
}

/**
 * Asks the provider's JSON for an ad (spec 4.3). Never rejects.
 *
 * @param url address of the JSON
 * @param signal ends it when the reader leaves the page
 * @param clock gives the time in ms
 * @returns what it means for the slot. `null` when the provider was not reached: an ad blocker
 *   looks like that too, so whether to call it one is left to the looks (spec 4.4)
 */
export async function requestAd(
  url: string,
  signal: AbortSignal,
  clock: () => number = Date.now,
): Promise<AdEvent | null> {
  for (let request = 1; request <= REQUEST_LIMIT; request += 1) {
    const answer = await ask(url, signal);
    if (answer === null) {
      return null;
    }
    const ads = parseAds(answer.body, clock());
    if (ads === null) {
      return { type: 'failure' };
    }
    const [ad] = ads;
    if (ad) {
      return { type: 'answer', ad };
    }
  }
  return { type: 'answer', ad: null };
}
