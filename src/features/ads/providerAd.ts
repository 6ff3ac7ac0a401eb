/** An ad of the provider, parsed (spec 4.1): every address is `https:`, and `pixels` have their timestamp. */
export interface ProviderAd {
  readonly company: string;
  readonly description: string;
  readonly image: string | null;
  readonly statlink: string;
  readonly statimp: string | null;
  readonly pixels: readonly string[];
}

/** What every browser and server takes. */
const ADDRESS_LIMIT = 4_000;
/** An ad that asks for more pixels, or says more, than any advertiser does would hold the page up. */
const PIXEL_LIMIT = 20;
const TEXT_LIMIT = 300;
/** The first that qualifies is shown; a list of which none of so many does holds none. */
const ENTRY_LIMIT = 100;
/** How often the provider is asked for an ad, at most (spec 4.3). */
const REQUEST_LIMIT = 10;
/** A timestamp that cannot change the address it is put into. */
const TIMESTAMP = /^[\w.-]{1,40}$/;

/**
 * The address of a link or picture that someone else wrote, if it may be used (spec 4.6).
 *
 * @param value anything
 * @returns the absolute `https:` address; a protocol-relative one is made so. `null` for any other
 *   scheme, a path without a host, and what is no address
 */
export function httpsAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > ADDRESS_LIMIT) {
    return null;
  }
  try {
    const url = new URL(value.trim().replace(/^\/\//, 'https://'));
    return url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** The fields of anything; what is no object has none of an ad's. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Record<string, unknown>;
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
    .split('||', PIXEL_LIMIT)
    .map((pixel) => httpsAddress(pixel.replaceAll('[timestamp]', timestamp)))
    .filter((address) => address !== null);
}

/** An entry without a link that may be followed is no ad; any other field may be missing. */
function parseAd(entry: unknown, now: number): ProviderAd | null {
  const fields = fieldsOf(entry);
  const statlink = httpsAddress(fields.statlink);
  if (statlink === null) {
    return null;
  }
  return {
    company: parseWords(fields.company),
    description: parseWords(fields.description),
    image: httpsAddress(fields.image),
    statlink,
    statimp: httpsAddress(fields.statimp),
    pixels: parsePixels(fields.pixel, parseTimestamp(fields.timestamp, now)),
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
  const { ads } = fieldsOf(body);
  if (!Array.isArray(ads)) {
    return null;
  }
  return ads
    .slice(0, ENTRY_LIMIT)
    .map((entry: unknown) => parseAd(entry, now))
    .filter((ad) => ad !== null);
}

/**
 * Asks the provider's JSON for an ad (spec 4.3). Never rejects.
 *
 * @param url address of the JSON
 * @param signal ends it when the reader leaves the page
 * @param clock gives the time in ms
 * @returns the ad; `out` when no request brought one; `failure` for an error, or something else than ads; `null`
 *   when the provider was not reached: an ad blocker looks like that too, so that is left to the looks (spec 4.4)
 */
export async function requestAd(
  url: string,
  signal: AbortSignal,
  clock: () => number = Date.now,
): Promise<ProviderAd | 'out' | 'failure' | null> {
  for (let request = 1; request <= REQUEST_LIMIT; request += 1) {
    let response: Response;
    try {
      // Asking again is of use only if the browser does not answer from its cache.
      response = await fetch(url, { signal, cache: 'no-store' });
    } catch {
      return null;
    }
    const body: unknown = response.ok ? await response.json().catch(() => null) : null;
    const ads = parseAds(body, clock());
    if (ads === null) {
      return 'failure';
    }
    if (ads[0]) {
      return ads[0];
    }
  }
  return 'out';
}

/** Tells the provider that its ad is shown: the impression and each pixel, once each (spec 4.3). */
export function requestImpression({ statimp, pixels }: ProviderAd): void {
  const addresses = statimp === null ? pixels : [statimp, ...pixels];
  addresses.forEach((address) => {
    new Image().src = address;
  });
}
