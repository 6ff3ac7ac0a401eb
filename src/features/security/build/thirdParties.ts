import type { SiteEnvironment } from '../../../site/config';

/** What a page may load or send to, besides the site itself, by directive of the policy. */
export interface Sources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
}

/** Hosts of Carbon's pictures and of its counters. */
const CARBON_IMAGES = [
  'https://*.carbonads.com',
  'https://*.carbonads.net',
  'https://*.buysellads.com',
  'https://*.buysellads.net',
];

/** What a provider uses besides the address that is configured, by the host of that. */
const PROVIDERS: Readonly<Record<string, Partial<Sources>>> = {
  'cdn.carbonads.com': { script: ['https://srv.carbonads.net/ads/'], img: CARBON_IMAGES },
  'srv.buysellads.com': { img: CARBON_IMAGES },
  'media.ethicalads.io': {
    script: ['https://server.ethicalads.io/api/'],
    img: ['https://media.ethicalads.io', 'https://server.ethicalads.io'],
  },
};

/**
 * Google's tag: what it loads, and where it sends to. Of its host only the tag: the host also serves
 * containers that anyone may fill with code of their own.
 */
const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const TAG_RECEIVERS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

function originsOf(addresses: readonly string[]): string[] {
  return addresses.map((address) => new URL(address).origin);
}

/** A script's address as policies compare it: without the query. */
function fileOf(address: string): string {
  const { origin, pathname } = new URL(address);
  // In a policy these end a source or a directive.
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** The hosts and files that the environment names (spec 9), each only for what it is for. */
export function thirdPartySources({
  gtagId,
  adScriptUrl,
  adJsonUrl,
  adImageHosts,
  feedbackUrl,
}: SiteEnvironment): Sources {
  const ads = [adScriptUrl, adJsonUrl].filter((address) => address !== null);
  const providers = ads.map((address) => PROVIDERS[new URL(address).host]);
  const adScripts =
    adScriptUrl === null
      ? []
      : [fileOf(adScriptUrl), ...(PROVIDERS[new URL(adScriptUrl).host]?.script ?? [])];
  // Without ads nothing shows what the list is for.
  const adImages =
    ads.length === 0
      ? []
      : (adImageHosts ?? [
          ...originsOf(ads),
          ...providers.flatMap((provider) => provider?.img ?? []),
        ]);
  const receivers = gtagId === null ? [] : TAG_RECEIVERS;
  const asked = [adJsonUrl, feedbackUrl].filter((address) => address !== null);
  return {
    script: [...(gtagId === null ? [] : [TAG_SCRIPT]), ...adScripts],
    connect: [...new Set([...receivers, ...originsOf([...adScripts, ...asked])])],
    img: [...new Set([...receivers, ...adImages])],
  };
}
