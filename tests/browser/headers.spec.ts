import fs from 'node:fs';
import path from 'node:path';
import { inlineScripts, scriptHash } from '../support/inlineScripts';
import { CONFIGURED_DIR, CONFIGURED_ENVIRONMENT } from '../support/configured.mjs';
import { readHostHeaders } from '../support/hostHeaders.mjs';
import { expect, test } from '../support/test';

const TRUSTED_TYPES = /<meta http-equiv="?Content-Security-Policy"? content="require-trusted-types/;

function policyOf(dir: string): string {
  return readHostHeaders(dir)('/toolpad/')['Content-Security-Policy'] ?? '';
}

function readPages(dir: string): { file: string; html: string }[] {
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: fs.readFileSync(path.join(dir, file), 'utf8') }));
}

for (const dir of ['build', CONFIGURED_DIR]) {
  test(`${dir}: the policy allows exactly the inline scripts of the pages, by hash`, () => {
    const scripts = readPages(dir).flatMap(({ html }) => inlineScripts(html));
    const allowed = policyOf(dir).match(/(?<=')sha256-[^']+/g) ?? [];
    expect(allowed.sort()).toEqual([...new Set(scripts.map(scriptHash))].sort());
  });

  test(`${dir}: no page contains markup that would require a weaker policy`, () => {
    for (const { file, html } of readPages(dir)) {
      const markup = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '');
      expect(markup.match(/<[a-z][^<>]*\son[a-z]+=[^<>]*>/i), file).toBeNull();
      expect(markup.match(/<(?:object|embed|base)\b|(?:href|src)="?javascript:/i), file).toBeNull();
    }
  });

  test(`${dir}: nginx sends the same headers as the other hosts`, () => {
    const headers = readHostHeaders(dir)('/toolpad/');
    const lines = fs.readFileSync(`${dir}-nginx/security-headers.conf`, 'utf8').trim().split('\n');
    expect(lines).toEqual(
      Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    );
  });
}

test('every page with scripts requires Trusted Types before any script runs', () => {
  const pages = readPages('build').filter(({ html }) => html.includes('main.'));
  expect(pages).not.toEqual([]);
  // Pages where an ad script may run do without; demos, search and others still require them.
  const others = readPages(CONFIGURED_DIR).filter(
    ({ html }) => html.includes('main.') && !html.includes('<tp-ad '),
  );
  expect(others.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['404.html', 'demo/index.html', 'index.html']),
  );
  for (const { file, html } of [...pages, ...others]) {
    expect(html.search(TRUSTED_TYPES), file).toBeGreaterThan(0);
    expect(html.search(TRUSTED_TYPES), file).toBeLessThan(html.indexOf('<script'));
  }
});

test('external hosts are in the policy only when configured', () => {
  const hosts = ['https://ads.example', 'googletagmanager.com', 'http://127.0.0.1:'];
  expect(CONFIGURED_ENVIRONMENT.AD_SCRIPT_URL).toContain(hosts[0]);
  for (const host of hosts) {
    expect(policyOf('build')).not.toContain(host);
    expect(policyOf(CONFIGURED_DIR)).toContain(host);
  }
});

test('spec 9: pages contain only the environment variables that they use', () => {
  const files = fs
    .readdirSync(CONFIGURED_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '_headers')
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const { GTAG_ID, AD_SCRIPT_URL, AD_JSON_URL, FEEDBACK_URL } = CONFIGURED_ENVIRONMENT;
  const values = [GTAG_ID, AD_SCRIPT_URL, AD_JSON_URL, FEEDBACK_URL];
  const published = new Set<string>();
  const isNeeded = (file: string, text: string, value: string): boolean =>
    /\/js\/main\.[^/]+$/.test(file) || (value === FEEDBACK_URL && text.includes('page-vote'));
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    const found = values.filter((value) => text.includes(value));
    found.forEach((value) => published.add(value));
    expect(
      found.filter((value) => !isNeeded(file, text, value)),
      file,
    ).toEqual([]);
  }
  expect([...published].sort()).toEqual([...values].sort());
});

test('cache lifetimes match the kind of file', () => {
  const cacheControl = (address: string) => readHostHeaders('build')(address)['Cache-Control'];
  expect(cacheControl('/toolpad/assets/js/main.0123abcd.js')).toBe('public, max-age=3600');
  expect(cacheControl('/toolpad/sw.js')).toBe('no-cache');
  expect(cacheControl('/toolpad/core/')).toBeUndefined();
});
