import type { PublicEnvironment } from '../../../site/config';

/** What a page may load or send to, besides the site itself, by directive of the policy. */
export interface Sources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
}

/** Where a provider's script loads further scripts from, by the host of the script. */
const FURTHER_AD_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  'cdn.carbonads.com': ['https://srv.carbonads.net/ads/'],
  'media.ethicalads.io': ['https://server.ethicalads.io/api/'],
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

/** Any `https:` address: an advertiser's picture and pixels lie wherever the advertiser has them. */
const ANY_PICTURE = 'https:';

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
  feedbackUrl,
}: PublicEnvironment): Sources {
  const hasAds = adScriptUrl !== null || adJsonUrl !== null;
  const adScripts =
    adScriptUrl === null
      ? []
      : [fileOf(adScriptUrl), ...(FURTHER_AD_SCRIPTS[new URL(adScriptUrl).host] ?? [])];
  const receivers = gtagId === null ? [] : TAG_RECEIVERS;
  const asked = [adJsonUrl, feedbackUrl].filter((address) => address !== null);
  return {
    script: [...(gtagId === null ? [] : [TAG_SCRIPT]), ...adScripts],
    connect: [...new Set([...receivers, ...originsOf([...adScripts, ...asked])])],
    img: hasAds ? [ANY_PICTURE] : receivers,
  };
}
