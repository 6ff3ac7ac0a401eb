import type { PublicEnvironment } from '../../../site/config';

/** What a page may load or send to, besides the site itself, by directive of the policy. */
export interface Sources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
}

/** Hosts that a provider's script loads further scripts from, by the host of the script. */
const FURTHER_AD_HOSTS: Readonly<Record<string, readonly string[]>> = {
  'cdn.carbonads.com': ['https://srv.carbonads.net'],
  'media.ethicalads.io': ['https://server.ethicalads.io'],
};

/** Hosts of Google's tag: what it loads from, and what it sends to. */
const TAG_SCRIPTS = 'https://www.googletagmanager.com';
const TAG_RECEIVERS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Any `https:` address: an advertiser's picture and pixels lie wherever the advertiser has them. */
const ANY_PICTURE = 'https:';

function originsOf(address: string | null): string[] {
  return address === null ? [] : [new URL(address).origin];
}

/** The hosts that the environment names (spec 9), each only for what it is for. */
export function thirdPartySources({
  gtagId,
  adScriptUrl,
  adJsonUrl,
  feedbackUrl,
}: PublicEnvironment): Sources {
  const hasAds = adScriptUrl !== null || adJsonUrl !== null;
  const further = adScriptUrl === null ? [] : FURTHER_AD_HOSTS[new URL(adScriptUrl).host];
  const adScripts = [...originsOf(adScriptUrl), ...(further ?? [])];
  const receivers = gtagId === null ? [] : TAG_RECEIVERS;
  const connect = [...receivers, ...adScripts, ...originsOf(adJsonUrl), ...originsOf(feedbackUrl)];
  return {
    script: [...(gtagId === null ? [] : [TAG_SCRIPTS]), ...adScripts],
    connect: [...new Set(connect)],
    img: hasAds ? [ANY_PICTURE] : receivers,
  };
}
