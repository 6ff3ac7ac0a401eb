import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { corpusPages, corpusSections } from './corpus.mjs';
import { reportOf } from './report.mjs';
import { median } from './statistics.mjs';
import { makeStockReal } from './stockSites.mjs';
import { judgeResults } from './targets.mjs';
import { startThirdParties } from './thirdParties.mjs';

const RUN = {
  date: '2026-01-01',
  commit: 'abc',
  command: 'npm run bench',
  runs: 5,
  slowdown: 4,
  machine: { processor: 'One', cores: 2, memory: 8, node: '20', chromium: '1' },
  failures: [],
};

const verdictOf = (results, figure) =>
  judgeResults(results).find((row) => row.figure === figure)?.verdict;

test('a corpus is the same in every run and on every machine', () => {
  const text = JSON.stringify(corpusPages(45));
  assert.equal(text, JSON.stringify(corpusPages(45)));
  assert.equal(createHash('sha256').update(text).digest('hex').slice(0, 12), '49637e8a74ae');
});

test('the pages of a corpus have unique paths and descriptions, in sections of twenty', () => {
  const pages = corpusPages(1_000);
  const descriptions = pages.map(({ text }) => /^description: (.*)$/m.exec(text)[1]);
  assert.equal(new Set(pages.map(({ path }) => path)).size, 1_000);
  assert.equal(new Set(descriptions).size, 1_000);
  assert.ok(descriptions.every(({ length }) => length >= 50 && length <= 160));
  assert.deepEqual(
    [...corpusSections(pages).values()].map(({ length }) => length),
    Array.from({ length: 50 }, () => 20),
  );
});

test('a figure reaches its target, misses it, or was not measured', () => {
  const withWorst = (worst) => ({ ...RUN, site: { own: { visit: { worst, actions: {} } } } });
  assert.equal(verdictOf(withWorst(200), 'Worst interaction of a visit'), 'reached');
  assert.equal(verdictOf(withWorst(201), 'Worst interaction of a visit'), '**not reached**');
  assert.equal(verdictOf(RUN, 'Worst interaction of a visit'), 'not measured');
});

test('the time from a key to the changed demo is judged on the desktop, but shown for both', async () => {
  const results = { ...RUN, site: { own: { demoEdits: { desktop: 301, slow: 640 } } } };
  assert.equal(verdictOf(results, 'Key in the editor of a demo to the demo'), '**not reached**');
  const text = await reportOf(results);
  assert.match(text, /\| Key in a demo to the demo, ms +\| 301 +\|/);
  assert.match(text, /\| the same, processor 4 times slower, ms +\| 640 +\|/);
});

test('every figure of a page is judged for the plain site, and with a tag against stock with one', () => {
  const page = (performance, blocking) => ({
    lighthouse: { '/toolpad/': { performance, blocking, shift: 0 } },
  });
  const site = { own: page(99, 20), published: page(96, 60), tagged: page(97, 100) };
  const rows = judgeResults({ ...RUN, site }).filter(({ figure }) => figure.endsWith(': Home'));
  assert.deepEqual(
    rows.map(({ site: name, value, verdict }) => [name, value, verdict]),
    [
      ['own', '99', '**not reached**'],
      ['own', '20 ms', 'reached'],
      ['own', '0', 'reached'],
      ['published', '-1', 'reached'],
      ['published', '0.60', '**not reached**'],
      ['published', '0', 'reached'],
    ],
  );
});

test('stock gets the pages and the sidebars of both products, but no code of their demos', async (t) => {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'stock-'));
  t.after(() => fs.rm(dir, { recursive: true, force: true }));
  await makeStockReal(dir, path.join(import.meta.dirname, '..'));
  for (const product of ['core', 'studio']) {
    const sidebar = await fs.readFile(path.join(dir, `sidebars-${product}.js`), 'utf8');
    const [, page] = /"id": "([^"]+\/index)"/.exec(sidebar);
    const files = await fs.readdir(path.join(dir, `docs-${product}`), { recursive: true });
    assert.ok(files.includes(`${page}.mdx`), page);
    assert.ok(!files.some((file) => file.endsWith('.tsx')));
  }
});

test('a tap is compared with the same tap on stock, at the time of its worst result', () => {
  const taps = (...times) => ({
    taps: { menu: Object.fromEntries(times.map((ms, index) => [index, { ms, taps: 1 }])) },
  });
  const withTaps = (own) => ({ ...RUN, site: { own: taps(...own), stock: taps(100, 100, 150) } });
  const figure = "First tap, of stock's: menu";
  assert.equal(verdictOf(withTaps([90, 100, 140]), figure), 'reached');
  assert.equal(verdictOf(withTaps([90, 120, 140]), figure), '**not reached**');
});

test('an incomplete run is still reported, with its failures', async () => {
  const failures = [{ part: 'site own search', message: 'No index\nat line 1' }];
  const site = { own: { turns: { plain: 62.5 } } };
  const text = await reportOf({ ...RUN, site, failures });
  assert.match(text, /\| Next page, not made ahead, ms +\| 63 +\|/);
  assert.match(text, /- site own search: No index\n/);
});

test('a browser finds the stand-ins for third parties, and no other host', async () => {
  const { browserArgs, requests, close } = await startThirdParties();
  try {
    const rules = browserArgs[0].split(', ');
    const [, port] = /MAP www\.googletagmanager\.com 127\.0\.0\.1:(\d+)/.exec(rules[0]);
    assert.ok(rules.includes('MAP * ~NOTFOUND'));
    const size = await new Promise((resolve, reject) => {
      const options = {
        port,
        host: '127.0.0.1',
        path: '/gtag/js?id=G-1',
        headers: { host: 'www.googletagmanager.com' },
        rejectUnauthorized: false,
      };
      https
        .get(options, (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => resolve(Buffer.concat(chunks)));
        })
        .on('error', reject);
    });
    assert.ok(size.length > 120_000 && size.length < 140_000);
    const source = gunzipSync(size).toString();
    assert.ok(source.length > 380_000 && source.length < 420_000);
    assert.deepEqual(requests, ['www.googletagmanager.com/gtag/js']);
  } finally {
    await close();
  }
});

test('the median of an even number of values is the mean of the two in the middle', () => {
  assert.equal(median([4, 1, 10]), 4);
  assert.equal(median([4, 1, 10, 2]), 3);
});
