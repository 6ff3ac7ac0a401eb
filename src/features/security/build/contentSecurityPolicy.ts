import { createHash } from 'node:crypto';
import type { PublicEnvironment, SiteEnvironment } from '../../../site/config';
import { TRUST_POLICIES } from '../../../site/trust';
import adProviders from './adProviders.json';

/** What ad providers need besides the configured URL, by its host. */
const PROVIDERS: Readonly<Record<string, { script?: readonly string[]; img: readonly string[] }>> =
  adProviders;

/** Google's tag. Only its script, because the host also serves containers with anyone's code. */
const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const TAG_RECEIVERS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** A script's URL as policies compare it: no query, and `;` and `,` escaped. */
function fileOf({ origin, pathname }: URL): string {
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** Third-party sources from the environment, by directive (spec 9). */
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
    // Image hosts matter only if there are ads.
    img: [...new Set([...receivers, ...(ads.length > 0 ? adImages : [])])],
  };
}

function write(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The Content-Security-Policy of the whole site; allows only what it names.
 *
 * Inline styles are allowed: code blocks have thousands of style attributes, and the hashes of
 * MUI's changing rules would not fit a header. A style cannot load anything from another host.
 *
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
    // Forms that open demos as projects (`src/features/demos/sandbox`).
    'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  });
}

/**
 * Requires Trusted Types: strings become markup or code only through the site's policies. In the
 * page, not a header, which would also apply to the service worker, whose bundle imports its parts
 * by plain URLs.
 *
 * `null` on pages with the ad provider's script: it writes its ad as plain markup, and a policy
 * that let it do so would let everyone (`src/features/ads/providerImage.ts`).
 */
export function trustedTypesPolicy(
  { adScriptUrl, gtagId }: Pick<PublicEnvironment, 'adScriptUrl' | 'gtagId'>,
  { hasAds }: { readonly hasAds: boolean },
): string | null {
  if (hasAds && adScriptUrl !== null) {
    return null;
  }
  // Google's tag creates its own policy.
  const names = [...Object.values(TRUST_POLICIES), ...(gtagId === null ? [] : ['goog#html'])];
  return write({ 'require-trusted-types-for': ["'script'"], 'trusted-types': names });
}

/** A script's hash for the policy, without quotes. */
export function scriptHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
