import type { ProductVersions } from '../productList';

/** Hosts of a maintainer's own machine, which need no certificate. */
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** A plain host name or IPv6 address: nothing that has a special meaning in a policy. */
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[[\da-f:]+\])$/;

function parseUrl(text: string): URL | null {
  if (!URL.canParse(text)) {
    return null;
  }
  const url = new URL(text);
  const { protocol, hostname, username, password } = url;
  const isEncrypted =
    protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.test(hostname));
  return isEncrypted && !username && !password && PLAIN_HOST.test(hostname) ? url : null;
}

function parseOrigin(text: string): string | null {
  const url = parseUrl(text);
  return url && url.href === `${url.origin}/` ? url.origin : null;
}

/** Rejects a trailing slash, which in a policy would match everything below it. */
function parseScript(text: string): string | null {
  const url = parseUrl(text);
  return url && !url.pathname.endsWith('/') ? url.href : null;
}

/** Hosts as a policy lists them, without duplicates; `*` replaces the first labels. */
function parseHosts(text: string): readonly string[] | null {
  const hosts = text.split(/\s+/);
  const areValid = hosts.every((host) => {
    const origin = parseOrigin(host.replace('https://*.', 'https://'));
    return origin?.startsWith('https:') && new URL(origin).hostname.includes('.');
  });
  return areValid ? [...new Set(hosts)] : null;
}

const ADDRESS =
  'an https URL with a plain host name, without user or password, such as https://example.com/path';

/**
 * Parses the environment into the site's configuration (spec 9).
 *
 * @throws Error that names each malformed variable and what is expected
 */
export function parseEnvironment(env: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = [];

  /** Empty counts as absent: CI systems pass unset variables that way. */
  function read<Value>(
    name: string,
    expected: string,
    parse: (text: string) => Value | null,
  ): Value | null {
    const text = env[name]?.trim();
    if (!text) {
      return null;
    }
    const value = parse(text);
    if (value === null) {
      problems.push(`\n  ${name}: expected ${expected}`);
    }
    return value;
  }

  const readAddress = (name: string) => read(name, ADDRESS, (text) => parseUrl(text)?.href ?? null);

  const environment = {
    /** The site's origin, without a trailing slash. */
    siteUrl:
      read('SITE_URL', 'an origin without a path, such as https://docs.example.com', parseOrigin) ??
      'https://mui.com',
    /** Google tag measurement id; `null`: no analytics script. */
    gtagId: read('GTAG_ID', 'a Google tag measurement id, such as G-ABC123DEF4', (text) =>
      /^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/.test(text) ? text : null,
    ),
    /** The ad provider's script, for the image layout; `null`: an in-house ad instead. */
    adScriptUrl: read(
      'AD_SCRIPT_URL',
      'an https URL of one file, such as https://ads.example.com/ad.js',
      parseScript,
    ),
    /** The ad provider's JSON, for the inline layout; `null`: an in-house ad instead. */
    adJsonUrl: readAddress('AD_JSON_URL'),
    /** Hosts of ad images and counters; `null`: those of the configured provider. */
    adImageHosts: read(
      'AD_IMAGE_HOSTS',
      'https hosts, separated by spaces, such as https://cdn.example.com https://*.example.net',
      parseHosts,
    ),
    /** Where feedback is posted; `null`: a prefilled GitHub issue. */
    feedbackUrl: readAddress('FEEDBACK_URL'),
    /** MUI X license key, for the demo document only; `null`: commercial grids show a watermark. */
    muiXLicenseKey: read('MUI_X_LICENSE_KEY', 'a key', (text) => text),
    adsInDevelopment:
      read('ENABLE_AD_IN_DEV_MODE', 'true or false', (text) =>
        /^(?:true|false)$/.test(text) ? text : null,
      ) === 'true',
    /** Whether this is the development server. */
    isDevelopment: env.NODE_ENV === 'development',
  };
  if (problems.length > 0) {
    throw new Error(`Malformed environment variable${problems.join('')}`);
  }
  return environment;
}

/** The site's configuration, parsed once from the environment (spec 9). */
export type SiteEnvironment = Readonly<ReturnType<typeof parseEnvironment>>;

/** What a build knows besides its content: docusaurus.config.ts passes it to the plugins. */
export interface Site {
  readonly environment: SiteEnvironment;
  readonly versions: ProductVersions;
}

/** The part of the environment that pages and browsers may read. */
export type PublicEnvironment = Omit<SiteEnvironment, 'muiXLicenseKey' | 'adImageHosts'>;

/** Removes what is not meant for readers. */
export function publicEnvironment(environment: SiteEnvironment): PublicEnvironment {
  const { muiXLicenseKey, adImageHosts, ...shown } = environment;
  return shown;
}
