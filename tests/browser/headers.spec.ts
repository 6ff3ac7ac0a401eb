import fs from 'node:fs';
import path from 'node:path';
import { inlineScripts, scriptHash } from '../support/inlineScripts';
import { CONFIGURED_DIR, CONFIGURED_ENVIRONMENT } from '../support/configured.mjs';
import { FILE_HEADERS, PAGE_HEADERS, WORKER_HEADERS } from '../support/expectedHeaders.mjs';
import { readHostHeaders } from '../support/hostHeaders.mjs';
import { expect, test } from '../support/test';

const POLICY = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)">/;

/** Builds, and the pages in each that run the ad provider's script. */
const BUILDS = [
  ['build', () => false],
  [CONFIGURED_DIR, (html: string) => html.includes('<tp-ad ')],
] as const;

function readPages(dir: string): { file: string; html: string; policy: string }[] {
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = fs.readFileSync(path.join(dir, file), 'utf8');
      return { file, html, policy: POLICY.exec(html)?.[1] ?? '' };
    });
}

for (const [dir, runsProviderScript] of BUILDS) {
  test(`${dir}: each page allows exactly its own inline scripts, by hash`, () => {
    const pages = readPages(dir);
    expect(pages.length).toBeGreaterThan(200);
    for (const { file, html, policy } of pages) {
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      const allowed = scripts.match(/(?<=')sha256-[^']+/g) ?? [];
      expect(allowed.sort(), file).toEqual(
        [...new Set(inlineScripts(html).map(scriptHash))].sort(),
      );
      expect(scripts, file).not.toMatch(/unsafe|\*|https?:(?!\/)/);
      expect(policy, file).toMatch(/^default-src '(?:self|none)';/);
      expect(policy, file).toContain("base-uri 'none'");
    }
  });

  test(`${dir}: a page’s policy comes before anything that loads or runs`, () => {
    for (const { file, html } of readPages(dir)) {
      const first = html.search(/<(?:script|style|link|img|body)\b/);
      expect(html.search(POLICY), file).toBeGreaterThan(0);
      expect(html.search(POLICY), file).toBeLessThan(first);
      // Browsers look for the encoding in the first 1,024 bytes.
      const encoding = html.search(/<meta charset="?utf-8"?/i);
      expect(encoding, file).toBeGreaterThan(0);
      expect(encoding, file).toBeLessThan(1_000);
    }
  });

  test(`${dir}: Trusted Types are required on every page without the ad provider’s script`, () => {
    const without = readPages(dir).filter(
      ({ policy }) => !policy.includes('require-trusted-types'),
    );
    const expected = readPages(dir).filter(
      // What a reader changes runs without the site's origin, and may write any markup there.
      ({ file, html }) => runsProviderScript(html) || file.endsWith('demo/edited/index.html'),
    );
    expect(without.map(({ file }) => file)).toEqual(expected.map(({ file }) => file));
  });

  test(`${dir}: no page contains markup that would require a weaker policy`, () => {
    for (const { file, html } of readPages(dir)) {
      const markup = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '');
      expect(markup.match(/<[a-z][^<>]*\son[a-z]+=[^<>]*>/i), file).toBeNull();
      expect(markup.match(/<(?:object|embed|base)\b|(?:href|src)="?javascript:/i), file).toBeNull();
    }
  });
}

test('hosts send what only headers can say, and nothing about the scripts of pages', () => {
  const headersOf = readHostHeaders('build');
  for (const [pathname, headers] of [
    ['/toolpad/', PAGE_HEADERS],
    ['/toolpad/core/introduction/', PAGE_HEADERS],
    ['/toolpad/core/introduction/index.md', PAGE_HEADERS],
    // Hosts send the same header with a 404 during a deploy, so it must not last.
    [
      '/toolpad/assets/js/main.0123abcd.js',
      { ...FILE_HEADERS, 'Cache-Control': 'public, max-age=3600' },
    ],
    ['/toolpad/img/toolpad.svg', FILE_HEADERS],
    ['/toolpad/sw.js', { ...WORKER_HEADERS, 'Cache-Control': 'no-cache' }],
  ] as const) {
    expect(headersOf(pathname), pathname).toEqual(headers);
  }
});

test('every line of the headers is short enough for Cloudflare', () => {
  const lines = fs.readFileSync('build/_headers', 'utf8').split('\n');
  expect(lines.filter((line) => line.length > 2_000)).toEqual([]);
});

test('external hosts are in policies only when configured', () => {
  const hosts = ['https://ads.example', 'googletagmanager.com', 'http://127.0.0.1:'];
  expect(CONFIGURED_ENVIRONMENT.AD_SCRIPT_URL).toContain(hosts[0]);
  const policies = (dir: string) =>
    readPages(dir)
      .map(({ policy }) => policy)
      .join('\n');
  for (const host of hosts) {
    expect(policies('build')).not.toContain(host);
    expect(policies(CONFIGURED_DIR)).toContain(host);
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
    const text = fs.readFileSync(file, 'utf8').replace(POLICY, '');
    const found = values.filter((value) => text.includes(value));
    found.forEach((value) => published.add(value));
    expect(
      found.filter((value) => !isNeeded(file, text, value)),
      file,
    ).toEqual([]);
  }
  expect([...published].sort()).toEqual([...values].sort());
});
