/**
 * An ad of the provider, parsed (spec 4.1): every address is `https:` and `pixels` are ready to be
 * requested, their `timestamp` filled in.
 */
export interface ProviderAd {
  readonly company: string;
  readonly description: string;
  readonly image: string | null;
  readonly statlink: string;
  readonly statimp: string | null;
  readonly pixels: readonly string[];
}

/** What every browser and server takes. */
const LENGTH_LIMIT = 4_000;

/**
 * The address of a link or picture that someone else wrote, if it may be used (spec 4.6).
 *
 * @param value anything
 * @returns the absolute `https:` address; a protocol-relative one is made so. `null` for any other
 *   scheme, a path without a host, and what is no address
 */
export function httpsAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LENGTH_LIMIT) {
    return null;
  }
  const text = value.trim();
  try {
    const url = new URL(text.startsWith('//') ? `https:${text}` : text);
    return url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** What stands for the ad's timestamp in a pixel's address. */
const TIMESTAMP_PLACE = '[timestamp]';
const PIXEL_SEPARATOR = '||';
/** An ad that asks for more pixels, or says more, than any advertiser does would hold the page up. */
const PIXEL_LIMIT = 20;
/** The first that qualifies is shown; a list of which none of so many does holds none. */
const ENTRY_LIMIT = 100;
const TEXT_LIMIT = 300;
/** A timestamp that cannot change the address it is put into. */
const TIMESTAMP = /^[\w.-]{1,40}$/;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function parseText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** What a card shows: cut where no word of it could be read any more. */
function parseWords(value: unknown): string {
  const text = parseText(value);
  return text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT).trimEnd()}…` : text;
}

function parseTimestamp(value: unknown, now: number): string {
  const text = typeof value === 'number' ? String(value) : parseText(value);
  return TIMESTAMP.test(text) ? text : String(Math.floor(now / 1000));
}

function parsePixels(value: unknown, timestamp: string): readonly string[] {
  return parseText(value)
    .split(PIXEL_SEPARATOR, PIXEL_LIMIT)
    .map((pixel) => httpsAddress(pixel.replaceAll(TIMESTAMP_PLACE, timestamp)))
    .filter((address) => address !== null);
}

/** An entry without a link that may be followed is no ad; any other field may be missing. */
function parseAd(entry: unknown, now: number): ProviderAd | null {
  const statlink = isFields(entry) ? httpsAddress(entry.statlink) : null;
  if (!isFields(entry) || statlink === null) {
    return null;
  }
  return {
    company: parseWords(entry.company),
    description: parseWords(entry.description),
    image: httpsAddress(entry.image),
    statlink,
    statimp: httpsAddress(entry.statimp),
    pixels: parsePixels(entry.pixel, parseTimestamp(entry.timestamp, now)),
  };
}

/**
 * Reads the body of the provider's JSON (spec 4.3, 4.6).
 *
 * @param body anything
 * @param now the time in ms, for an ad that brings no timestamp
 * @returns the ads that qualify, in the provider's order, or `null` when the body is malformed
 */
export function parseAds(body: unknown, now: number): readonly ProviderAd[] | null {
  if (!isFields(body) || !Array.isArray(body.ads)) {
    return null;
  }
  return body.ads
    .slice(0, ENTRY_LIMIT)
    .map((entry: unknown) => parseAd(entry, now))
    .filter((ad: ProviderAd | null) => ad !== null);
}

/** What the provider's JSON means for a slot. */
export type ProviderAnswer =
  /** `ad` is `null` when no request brought one that qualifies. */
  | { readonly type: 'answer'; readonly ad: ProviderAd | null }
  /** It answered with an error, or with something else. */
  | { readonly type: 'failure' };

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
): Promise<ProviderAnswer | null> {
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

/** Tells the provider that its ad is shown: the impression and each pixel, once each (spec 4.3). */
export function requestImpression({ statimp, pixels }: ProviderAd): void {
  const addresses = statimp === null ? pixels : [statimp, ...pixels];
  addresses.forEach((address) => {
    new Image().src = address;
  });
}
