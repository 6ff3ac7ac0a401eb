import { httpsAddress } from './httpsAddress';
import type { ProviderAd } from './types';

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
