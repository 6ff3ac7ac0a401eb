import { createHash } from 'node:crypto';
import type { PublicEnvironment, SiteEnvironment } from '../../../site/config';
import { TRUST_POLICIES } from '../../../site/trust';
import { thirdPartySources } from './thirdParties';

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
