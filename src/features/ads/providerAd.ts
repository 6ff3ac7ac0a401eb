/** Every browser and server accepts URLs of this length. */
const ADDRESS_LIMIT = 4_000;
/** More pixels or text than any real ad has would slow the page down. */
const PIXEL_LIMIT = 20;
const TEXT_LIMIT = 300;
/** Later entries are ignored; only the first valid ad is shown anyway. */
const ENTRY_LIMIT = 100;
/** Maximum number of requests to the provider (spec 4.3). */
const REQUEST_LIMIT = 10;
/** A timestamp that cannot alter the URL it is inserted into. */
const TIMESTAMP = /^[\w.-]{1,40}$/;

/** Parses an untrusted URL (spec 4.6): `https:` and `//host` become absolute, others `null`. */
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

/** Views any value as an object; primitives have none of an ad's fields. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Record<string, unknown>;
}

function parseText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Text shown on a card, truncated. */
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

/** An ad's fields (spec 4.1), or `null` without a safe link; all others are optional. */
function parseAd(entry: unknown, now: number) {
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

/** All URLs are `https:`, `pixels` have their timestamp. */
export type ProviderAd = Readonly<NonNullable<ReturnType<typeof parseAd>>>;

/** The valid ads in the provider's JSON (spec 4.3, 4.6); `null` if malformed. `now` is in ms. */
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
 * Requests an ad from the provider's JSON (spec 4.3). Never rejects.
 *
 * @param clock returns the time in ms
 * @returns the ad; `out` if no request brought one; `failure` for an error or an invalid body;
 *   `null` if unreachable, as with an ad blocker, so that the looks decide (spec 4.4)
 */
export async function requestAd(
  url: string,
  signal: AbortSignal,
  clock: () => number = Date.now,
): Promise<ProviderAd | 'out' | 'failure' | null> {
  for (let request = 1; request <= REQUEST_LIMIT; request += 1) {
    let response: Response;
    try {
      // Retrying helps only if the browser does not respond from its cache.
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

/** Reports to the provider that its ad is shown: the impression and each pixel, once (spec 4.3). */
export function requestImpression({ statimp, pixels }: ProviderAd): void {
  const addresses = statimp === null ? pixels : [statimp, ...pixels];
  addresses.forEach((address) => {
    new Image().src = address;
  });
}
