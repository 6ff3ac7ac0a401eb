/**
 * Programs that read pages for search engines, previews and models; they say so in their user agent.
 * The letter before "bot" keeps Cubot, a maker of phones, out.
 */
const BOT =
  /(?:^|[^u])bot\b|crawl|spider|slurp|facebookexternalhit|mediapartners|inspectiontool|ia_archiver|embedly|bingpreview/i;

/** Who opened the page, and which site it is. */
interface Audience {
  readonly userAgent: string;
  /** Whether this is a writer's own server. */
  readonly isDevelopment: boolean;
  /** Whether ads show there too. */
  readonly adsInDevelopment: boolean;
}

/** Whether a page may show an ad: to bots never, in development only when asked (spec 4.9). */
export function maySeeAds({ userAgent, isDevelopment, adsInDevelopment }: Audience): boolean {
  return !BOT.test(userAgent) && (!isDevelopment || adsInDevelopment);
}
