import { createHash } from 'node:crypto';
import type { PublicEnvironment, SiteEnvironment } from '../../../site/config';
import { SANDBOX_FLAGS } from '../../../site/demoSandbox';
import { TRUST_POLICIES } from '../../../site/trust';

/** What a page may load or send to, besides the site itself, by directive of the policy. */
interface Sources {
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
function thirdPartySources({
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

type Directives = Readonly<Record<string, readonly string[]>>;

/** Where demos are opened as projects: the pages post forms there (`src/features/demos/sandbox`). */
const SANDBOX_HOSTS = ['https://stackblitz.com', 'https://codesandbox.io'];

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The Content-Security-Policy that all files of the site are served with. Nothing is allowed that is
 * not named.
 *
 * Styles may stand in the page: React writes style attributes into the HTML, code blocks have
 * thousands, and MUI's rules change with the page, so that hashes of them would not fit a header. What
 * a style could do is bounded by the rest: it can load nothing from another host.
 *
 * `frame-ancestors` and `frame-src` name the site itself, because pages frame demos.
 *
 * @param environment what the site is configured with; its hosts are allowed
 * @param hashes of every inline script of every page
 */
export function contentSecurityPolicy(
  environment: SiteEnvironment,
  hashes: readonly string[],
): string {
  const others = thirdPartySources(environment);
  return write({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`), ...others.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...others.img],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...others.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'", ...SANDBOX_HOSTS],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  });
}

/**
 * The policy of the document that changed demos run in (`src/site/demoSandbox.ts`): nothing is loaded
 * from anywhere, and what is sent goes nowhere. It has no origin even where it is opened by itself. Code
 * may be made of strings, by the one policy for Trusted Types that the document's own script holds.
 *
 * @param hash of that script
 */
export function sandboxPolicy(hash: string): string {
  return write({
    'default-src': ["'none'"],
    'script-src': ["'unsafe-eval'", `'${hash}'`],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: [SANDBOX_FLAGS],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['demo', 'default'],
  });
}

/** The policy that Google's tag makes for itself. */
const TAG_POLICY = 'goog#html';

/**
 * What pages ask of browsers that have Trusted Types: a string becomes markup or code only through
 * the site's own policies. It stands in the pages, not in the header, because the header is the service
 * worker's too, and the worker's bundle imports its parts by plain addresses.
 *
 * A page on which the ad provider's script may run does without: the script writes its ad as plain markup,
 * and a policy that let it do so would let everyone (`src/features/ads/providerImage.ts`).
 *
 * @param hasAds whether the page has a place for an ad
 * @returns the policy, or `null` where it cannot be asked for
 */
export function trustedTypesPolicy(
  { adScriptUrl, gtagId }: Pick<PublicEnvironment, 'adScriptUrl' | 'gtagId'>,
  { hasAds }: { readonly hasAds: boolean },
): string | null {
  if (hasAds && adScriptUrl !== null) {
    return null;
  }
  const names = [...Object.values(TRUST_POLICIES), ...(gtagId === null ? [] : [TAG_POLICY])];
  return write({ 'require-trusted-types-for': ["'script'"], 'trusted-types': names });
}

/** A script's source expression for the policy, without its quotes. */
export function scriptHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
