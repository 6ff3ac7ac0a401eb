/** @jest-environment node */
import { parseEnvironment } from '../../../site/config/environment';
import { addPolicy } from './pagePolicy';

const META =
  /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="(.*?)">/;

/** A docs page with an ad slot, feedback and a demo. */
const DOCS_PAGE =
  '<script src="/toolpad/assets/js/main.1.js"></script><tp-ad class="a"></tp-ad><tp-island name="page-vote"></tp-island><tp-demo data-id="d"></tp-demo>';

/** The policy's sources by directive. */
function policyOf(
  body: string,
  env: Record<string, string> = {},
  scripts: readonly string[] = [],
): Map<string, readonly string[]> {
  const html = `<head><meta charset="utf-8"><title>T</title></head>${body}`;
  const finished = addPolicy(html, scripts, parseEnvironment(env));
  const [meta = '', policy = ''] = META.exec(finished) ?? [];
  expect(finished.replace(meta, '<head><meta charset="utf-8">')).toBe(html);
  return new Map(
    policy
      .replaceAll('&amp;', '&')
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
}

const ALL = {
  GTAG_ID: 'G-TEST123456',
  AD_SCRIPT_URL: 'https://ads.example/a.js',
  AD_JSON_URL: 'https://ads.example/a.json',
  FEEDBACK_URL: 'https://feedback.example/',
};

describe('a page’s policy', () => {
  it('allows the site and the page’s own inline scripts, each once', () => {
    const policy = policyOf('', {}, ['a()', 'b()', 'a()']);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('script-src')).toEqual([
      "'self'",
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='",
    ]);
  });

  it('never allows inline code, code from strings, plug-ins or another base URL', () => {
    const policy = policyOf(DOCS_PAGE, ALL);
    expect(policy.get('script-src')?.filter((source) => source.includes('unsafe'))).toEqual([]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
  });

  it('allows no other host when nothing is configured, but for opening demos as projects', () => {
    const hosts = (body: string) =>
      [...policyOf(body).values()].flat().filter((source) => /[.:](?!$)/.test(source));
    expect(hosts(DOCS_PAGE)).toEqual(['https://stackblitz.com', 'https://codesandbox.io']);
    expect(hosts(DOCS_PAGE.replace('<tp-demo ', '<div '))).toEqual([]);
  });

  it('allows a page without scripts no host at all', () => {
    expect(policyOf('<p>Offline</p>', ALL).get('connect-src')).toEqual(["'self'"]);
    expect(policyOf('<p>Offline</p>', ALL).get('script-src')).toEqual(["'self'"]);
  });

  it('must come right after the encoding, in the page’s first bytes', () => {
    expect(() => addPolicy('<head></head>', [], parseEnvironment({}))).toThrow('<head></head>');
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
      'an ad provider’s script with characters that are special in HTML',
      { AD_SCRIPT_URL: 'https://ads.example/a&lt=b".js' },
      { 'script-src': ["'self'", 'https://ads.example/a&lt=b%22.js'] },
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
    const policy = policyOf(DOCS_PAGE, env);
    expect(
      Object.fromEntries(Object.keys(expected).map((name) => [name, policy.get(name)])),
    ).toEqual(expected);
  });
});

describe('Trusted Types', () => {
  it('are required, with the site’s own policy', () => {
    const policy = policyOf(DOCS_PAGE);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default']);
  });

  it('allow Google’s tag its own policy', () => {
    const { GTAG_ID } = ALL;
    expect(policyOf(DOCS_PAGE, { GTAG_ID }).get('trusted-types')).toEqual(['default', 'goog#html']);
  });

  it('are not required where the ad provider’s script writes markup, and only there', () => {
    expect(policyOf(DOCS_PAGE, ALL).has('require-trusted-types-for')).toBe(false);
    expect(policyOf(DOCS_PAGE, ALL).has('trusted-types')).toBe(false);
    const withoutAds = DOCS_PAGE.replace('<tp-ad ', '<div ');
    expect(policyOf(withoutAds, ALL).has('require-trusted-types-for')).toBe(true);
  });
});
