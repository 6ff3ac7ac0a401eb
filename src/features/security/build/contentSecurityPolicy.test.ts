/** @jest-environment node */
import { parseEnvironment } from '../../../site/config/environment';
import { contentSecurityPolicy, trustedTypesPolicy } from './contentSecurityPolicy';

/** A policy's sources by directive. */
function parse(policy: string): Map<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function policyFor(env: Record<string, string>, hashes: readonly string[] = []) {
  return parse(contentSecurityPolicy(parseEnvironment(env), hashes));
}

describe('the policy', () => {
  it('allows no host but the sandboxes when nothing is configured', () => {
    const policy = policyFor({}, ['sha256-x']);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-x'"]);
    const hosts = [...policy].flatMap(([name, sources]) =>
      sources.filter((source) => source.includes(':') && source !== 'data:').map(() => name),
    );
    expect(new Set(hosts)).toEqual(new Set(['form-action']));
  });

  it('never allows inline code or code from strings', () => {
    const all = policyFor({
      GTAG_ID: 'G-TEST123456',
      AD_SCRIPT_URL: 'https://ads.example/a.js',
      AD_JSON_URL: 'https://ads.example/a.json',
      FEEDBACK_URL: 'https://feedback.example/',
    });
    expect(all.get('script-src')?.filter((source) => source.includes('unsafe'))).toEqual([]);
    for (const directive of ['base-uri', 'object-src', 'default-src']) {
      expect(all.get(directive)).toEqual(["'none'"]);
    }
    expect(all.get('frame-ancestors')).toEqual(["'self'"]);
  });

  it.each<[string, Record<string, string>, Record<string, readonly string[]>]>([
    [
      'the ad provider’s script',
      { AD_SCRIPT_URL: 'https://ads.example:8443/a.js?zone=1' },
      {
        'script-src': ["'self'", 'https://ads.example:8443/a.js'],
        'connect-src': ["'self'", 'https://ads.example:8443'],
        'img-src': ["'self'", 'data:', 'https://ads.example:8443'],
      },
    ],
    [
      'Carbon, which answers from a second host',
      { AD_SCRIPT_URL: 'https://cdn.carbonads.com/carbon.js' },
      {
        'script-src': [
          "'self'",
          'https://cdn.carbonads.com/carbon.js',
          'https://srv.carbonads.net/ads/',
        ],
        'img-src': [
          "'self'",
          'data:',
          'https://cdn.carbonads.com',
          'https://*.carbonads.com',
          'https://*.carbonads.net',
          'https://*.buysellads.com',
          'https://*.buysellads.net',
        ],
      },
    ],
    [
      'an ad provider’s script with characters that are special in policies',
      { AD_SCRIPT_URL: 'https://ads.example/a;sandbox,b.js' },
      { 'script-src': ["'self'", 'https://ads.example/a%3Bsandbox%2Cb.js'] },
    ],
    [
      'the ad provider’s JSON',
      { AD_JSON_URL: 'https://ads.example/a.json' },
      { 'script-src': ["'self'"], 'connect-src': ["'self'", 'https://ads.example'] },
    ],
    [
      'the ad image hosts that a maintainer configures',
      {
        AD_JSON_URL: 'https://ads.example/a.json',
        AD_IMAGE_HOSTS: 'https://cdn.example https://*.shop.example',
      },
      { 'img-src': ["'self'", 'data:', 'https://cdn.example', 'https://*.shop.example'] },
    ],
    [
      'ad image hosts without a provider',
      { AD_IMAGE_HOSTS: 'https://cdn.example' },
      { 'img-src': ["'self'", 'data:'] },
    ],
    [
      'feedback',
      { FEEDBACK_URL: 'https://feedback.example/path' },
      { 'connect-src': ["'self'", 'https://feedback.example'], 'img-src': ["'self'", 'data:'] },
    ],
    [
      'Google’s tag',
      { GTAG_ID: 'G-TEST123456' },
      { 'script-src': ["'self'", 'https://www.googletagmanager.com/gtag/js'] },
    ],
  ])('allows only what is needed for %s', (_who, env, expected) => {
    const policy = policyFor(env);
    expect(
      Object.fromEntries(Object.keys(expected).map((name) => [name, policy.get(name)])),
    ).toEqual(expected);
  });
});

describe('Trusted Types', () => {
  it('are required, with the site’s own policies', () => {
    const policy = parse(trustedTypesPolicy(parseEnvironment({}), { hasAds: true }) ?? '');
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toHaveLength(4);
  });

  it('allow Google’s tag its own policy', () => {
    const environment = parseEnvironment({ GTAG_ID: 'G-TEST123456' });
    expect(
      parse(trustedTypesPolicy(environment, { hasAds: true }) ?? '').get('trusted-types'),
    ).toContain('goog#html');
  });

  it('are required on pages without the ad provider’s script', () => {
    const environment = parseEnvironment({ AD_SCRIPT_URL: 'https://ads.example/a.js' });
    expect(trustedTypesPolicy(environment, { hasAds: false })).toContain('require-trusted-types');
  });

  it('are not required where the ad provider’s script writes markup', () => {
    const environment = parseEnvironment({ AD_SCRIPT_URL: 'https://ads.example/a.js' });
    expect(trustedTypesPolicy(environment, { hasAds: true })).toBeNull();
  });
});
