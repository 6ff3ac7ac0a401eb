/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnvironment } from '../../config/environment';
import { contentSecurityPolicy, trustedTypesPolicy } from './contentSecurityPolicy';
import { securityHeaders } from './headers';
import { headersFile, nginxHeaders } from './hostFiles';
import { collectScriptHashes } from '.';
import { inlineScripts, scriptHash } from './inlineScripts';

/** The sources of each directive. */
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

describe('inline scripts', () => {
  it('are those that the browser runs or obeys', () => {
    const html = [
      '<script>a()</script>',
      '<script type=module>b()</script>',
      '<SCRIPT data-x=">" type="text/javascript">c()</SCRIPT>',
      '<script type="speculationrules">{"d":1}</script>',
      '<script data-rh=true type=application/ld+json>{"e":1}</script>',
      '<script src=/toolpad/main.js defer></script>',
      '<p>&lt;script&gt;f()&lt;/script&gt;</p>',
    ].join('');
    expect(inlineScripts(html)).toEqual(['a()', 'b()', 'c()', '{"d":1}']);
  });

  it('are named by the hash that browsers compute', () => {
    // The hash of the empty text, as browsers print it.
    expect(scriptHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });

  it('are found on every page, whoever wrote it', async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
    fs.mkdirSync(path.join(dir, 'old/address'), { recursive: true });
    fs.writeFileSync(path.join(dir, 'index.html'), '<script>a()</script><script>b()</script>');
    fs.writeFileSync(path.join(dir, 'old/address/index.html'), '<script>c()</script>');
    fs.writeFileSync(path.join(dir, '404.html'), '<script>b()</script>');
    const hashes = await collectScriptHashes(dir);
    fs.rmSync(dir, { recursive: true });
    expect(hashes).toEqual(['a()', 'b()', 'c()'].map(scriptHash).sort());
  });
});

describe('the policy', () => {
  it('names no host but the sandboxes when nothing is configured', () => {
    const policy = policyFor({}, ['sha256-x']);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-x'"]);
    const hosts = [...policy].flatMap(([name, sources]) =>
      sources.filter((source) => source.includes(':') && source !== 'data:').map(() => name),
    );
    expect(new Set(hosts)).toEqual(new Set(['form-action']));
  });

  it('never allows code in the page or from texts', () => {
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
        'script-src': ["'self'", 'https://ads.example:8443'],
        'connect-src': ["'self'", 'https://ads.example:8443'],
        'img-src': ["'self'", 'data:', 'https:'],
      },
    ],
    [
      'Carbon, which answers from a second host',
      { AD_SCRIPT_URL: 'https://cdn.carbonads.com/carbon.js' },
      { 'script-src': ["'self'", 'https://cdn.carbonads.com', 'https://srv.carbonads.net'] },
    ],
    [
      'the ad provider’s JSON',
      { AD_JSON_URL: 'https://ads.example/a.json' },
      { 'script-src': ["'self'"], 'connect-src': ["'self'", 'https://ads.example'] },
    ],
    [
      'feedback',
      { FEEDBACK_URL: 'https://feedback.example/path' },
      { 'connect-src': ["'self'", 'https://feedback.example'], 'img-src': ["'self'", 'data:'] },
    ],
    [
      'Google’s tag',
      { GTAG_ID: 'G-TEST123456' },
      { 'script-src': ["'self'", 'https://www.googletagmanager.com'] },
    ],
  ])('opens for %s no more than it needs', (_who, env, expected) => {
    const policy = policyFor(env);
    expect(
      Object.fromEntries(Object.keys(expected).map((name) => [name, policy.get(name)])),
    ).toEqual(expected);
  });
});

describe('Trusted Types', () => {
  it('are asked for, with the site’s own policies', () => {
    const policy = parse(trustedTypesPolicy(parseEnvironment({})) ?? '');
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toHaveLength(3);
  });

  it('let Google’s tag have its own policy', () => {
    const environment = parseEnvironment({ GTAG_ID: 'G-TEST123456' });
    expect(parse(trustedTypesPolicy(environment) ?? '').get('trusted-types')).toContain(
      'goog#html',
    );
  });

  it('are not asked for where the ad provider’s script writes markup', () => {
    const environment = parseEnvironment({ AD_SCRIPT_URL: 'https://ads.example/a.js' });
    expect(trustedTypesPolicy(environment)).toBeNull();
  });
});

describe('the files for hosts', () => {
  const headers = securityHeaders("default-src 'none'");

  it('give every header to the site’s addresses only', () => {
    const lines = headersFile('/toolpad/', headers).split('\n');
    expect(lines[0]).toBe('/toolpad/*');
    for (const name of Object.keys(headers)) {
      expect(lines.filter((line) => line.startsWith(`  ${name}: `))).toHaveLength(1);
    }
    expect(lines.filter((line) => line.startsWith('/'))).toEqual([
      '/toolpad/*',
      '/toolpad/assets/*',
      '/toolpad/sw.js',
    ]);
  });

  it('stop the build when Cloudflare would drop a header', () => {
    const policy = contentSecurityPolicy(
      parseEnvironment({}),
      Array.from({ length: 40 }, (_, index) => scriptHash(String(index))),
    );
    expect(() => headersFile('/toolpad/', securityHeaders(policy))).toThrow(
      /Content-Security-Policy.*hosts take 2000/,
    );
  });

  it('are quoted for nginx, or refused', () => {
    expect(nginxHeaders({ 'Content-Security-Policy': "default-src 'none'; x" })).toBe(
      `add_header Content-Security-Policy "default-src 'none'; x" always;\n`,
    );
    expect(() => nginxHeaders({ 'X-Test': '$host' })).toThrow('X-Test');
  });
});
