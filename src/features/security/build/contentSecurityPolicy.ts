import { createHash } from 'node:crypto';
import type { PublicEnvironment, SiteEnvironment } from '../../../site/config';
import { SANDBOX_FLAGS } from '../../../site/demoSandbox';
import { TRUST_POLICIES } from '../../../site/trust';
import adProviders from './adProviders.json';

/** What an ad provider uses besides the address that is configured, by the host of that. */
const PROVIDERS: Readonly<Record<string, { script?: readonly string[]; img: readonly string[] }>> =
  adProviders;

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

/** A script's address as policies compare it: without the query, or what ends a source or a directive. */
function fileOf({ origin, pathname }: URL): string {
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** What pages may load or send to by the environment (spec 9), besides the site itself, by directive. */
function thirdPartySources(environment: SiteEnvironment) {
  const { gtagId, adImageHosts } = environment;
  const urls = (...addresses: (string | null)[]) =>
    addresses.flatMap((address) => (address === null ? [] : new URL(address)));
  const ads = urls(environment.adScriptUrl, environment.adJsonUrl);
  const adScripts = urls(environment.adScriptUrl).flatMap((url) => [
    fileOf(url),
    ...(PROVIDERS[url.host]?.script ?? []),
  ]);
  const adImages = adImageHosts ?? [
    ...ads.map(({ origin }) => origin),
    ...ads.flatMap(({ host }) => PROVIDERS[host]?.img ?? []),
  ];
  const receivers = gtagId === null ? [] : TAG_RECEIVERS;
  const asked = urls(...adScripts, environment.adJsonUrl, environment.feedbackUrl);
  return {
    script: [...(gtagId === null ? [] : [TAG_SCRIPT]), ...adScripts],
    connect: [...new Set([...receivers, ...asked.map(({ origin }) => origin)])],
    // Without ads nothing shows what the list is for.
    img: [...new Set([...receivers, ...(ads.length > 0 ? adImages : [])])],
  };
}

function write(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The Content-Security-Policy that all files of the site are served with. Nothing is allowed that is
 * not named.
 *
 * Styles may stand in the page: code blocks have thousands of style attributes, and MUI's rules change
 * with the page, so that their hashes would not fit a header. A style can load nothing from another host.
 *
 * @param environment its hosts are allowed
 * @param hashes of every inline script of every page
 */
export function contentSecurityPolicy(
  environment: SiteEnvironment,
  hashes: readonly string[],
): string {
  const { script, img, connect } = thirdPartySources(environment);
  return write({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`), ...script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...img],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Pages frame demos.
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    // Pages post forms there to open demos as projects (`src/features/demos/sandbox`).
    'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
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
  // Google's tag makes a policy for itself.
  const names = [...Object.values(TRUST_POLICIES), ...(gtagId === null ? [] : ['goog#html'])];
  return write({ 'require-trusted-types-for': ["'script'"], 'trusted-types': names });
}

/** A script's source expression for the policy, without its quotes. */
export function scriptHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
