import { Joi } from '@docusaurus/utils-validation';
import type { SiteEnvironment } from '.';

const MESSAGES = {
  origin: 'an origin without a path, such as https://docs.example.com',
  address:
    'an https URL with a plain host name, without user or password, such as https://example.com/path',
  script: 'an https URL of one file, such as https://ads.example.com/ad.js',
  gtag: 'a Google tag measurement id, such as G-ABC123DEF4',
  boolean: 'true or false',
  hosts: 'https hosts, separated by spaces, such as https://cdn.example.com https://*.example.net',
} as const;

/** Hosts of a maintainer's own machine, which need no certificate. */
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** A registrable host name, or an IPv6 address: nothing that has a meaning of its own in a policy. */
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[[\da-f:]+\])$/;

function parseAddress(value: string): URL | null {
  if (!URL.canParse(value)) {
    return null;
  }
  const url = new URL(value);
  const isEncrypted =
    url.protocol === 'https:' || (url.protocol === 'http:' && THIS_MACHINE.test(url.hostname));
  const isAnonymous = url.username === '' && url.password === '';
  return isEncrypted && isAnonymous && PLAIN_HOST.test(url.hostname) ? url : null;
}

const origin: Joi.CustomValidator<string> = (value, helpers) => {
  const url = parseAddress(value);
  const isOriginOnly = url?.pathname === '/' && url.search === '' && url.hash === '';
  return url && isOriginOnly ? url.origin : helpers.error('any.invalid');
};

const address: Joi.CustomValidator<string> = (value, helpers) =>
  parseAddress(value)?.href ?? helpers.error('any.invalid');

/** In a policy, a URL that ends in a slash would match everything below it. */
const script: Joi.CustomValidator<string> = (value, helpers) => {
  const url = parseAddress(value);
  return url && !url.pathname.endsWith('/') ? url.href : helpers.error('any.invalid');
};

/** Hosts as a policy lists them, without duplicates, separated by spaces; `*` replaces the first labels. */
const hosts: Joi.CustomValidator<string> = (value, helpers) => {
  const named = value.split(/\s+/);
  const areRight = named.every((host) => {
    const url = parseAddress(host.replace('https://*.', 'https://'));
    return (
      url?.protocol === 'https:' && url.href === `${url.origin}/` && url.hostname.includes('.')
    );
  });
  return areRight ? [...new Set(named)].join(' ') : helpers.error('any.invalid');
};

/** A variable that is set but empty counts as absent: CI systems pass unset variables that way. */
const absentWhenEmpty = Joi.string().trim().empty('');

const schema = Joi.object<Record<string, unknown>>({
  SITE_URL: absentWhenEmpty
    .custom(origin)
    .default('https://mui.com')
    .messages({ '*': MESSAGES.origin }),
  GTAG_ID: absentWhenEmpty
    .pattern(/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/)
    .default(null)
    .messages({ '*': MESSAGES.gtag }),
  AD_SCRIPT_URL: absentWhenEmpty.custom(script).default(null).messages({ '*': MESSAGES.script }),
  AD_JSON_URL: absentWhenEmpty.custom(address).default(null).messages({ '*': MESSAGES.address }),
  AD_IMAGE_HOSTS: absentWhenEmpty.custom(hosts).default(null).messages({ '*': MESSAGES.hosts }),
  FEEDBACK_URL: absentWhenEmpty.custom(address).default(null).messages({ '*': MESSAGES.address }),
  MUI_X_LICENSE_KEY: absentWhenEmpty.default(null),
  ENABLE_AD_IN_DEV_MODE: absentWhenEmpty
    .valid('true', 'false')
    .default('false')
    .messages({ '*': MESSAGES.boolean }),
}).unknown(true);

/**
 * Parses the environment into the site's typed configuration (spec 9).
 *
 * @param env `process.env`; unknown names are ignored, empty values count as absent
 * @returns every setting, with defaults
 * @throws Error that names each malformed variable and what is expected
 */
export function parseEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): SiteEnvironment {
  const result = schema.validate(env, { abortEarly: false });
  if (result.error) {
    const lines = result.error.details.map(
      ({ path, message }) => `  ${path.join('.')}: expected ${message}`,
    );
    throw new Error(`Malformed environment variable\n${lines.join('\n')}`);
  }
  const values = result.value as Record<string, string | null>;
  return {
    siteUrl: String(values.SITE_URL),
    gtagId: values.GTAG_ID ?? null,
    adScriptUrl: values.AD_SCRIPT_URL ?? null,
    adJsonUrl: values.AD_JSON_URL ?? null,
    adImageHosts: values.AD_IMAGE_HOSTS?.split(' ') ?? null,
    feedbackUrl: values.FEEDBACK_URL ?? null,
    muiXLicenseKey: values.MUI_X_LICENSE_KEY ?? null,
    adsInDevelopment: values.ENABLE_AD_IN_DEV_MODE === 'true',
  };
}
