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
