import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { corpusPages, corpusSections } from './corpus.mjs';
import { reportOf } from './report.mjs';
import { median } from './statistics.mjs';
import { judgeResults } from './targets.mjs';

const RUN = {
  date: '2026-01-01',
  commit: 'abc',
  command: 'npm run bench',
  runs: 5,
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

test('its pages have addresses and descriptions of their own, in sections of twenty', () => {
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
  const withClicks = (clicks) => ({ ...RUN, site: { own: { clicks } } });
  assert.equal(verdictOf(withClicks(100), 'Click to new heading'), 'reached');
  assert.equal(verdictOf(withClicks(101), 'Click to new heading'), '**not reached**');
  assert.equal(verdictOf(RUN, 'Click to new heading'), 'not measured');
});

test('a run that measured little is written down all the same, with what failed', async () => {
  const failures = [{ part: 'site own search', message: 'No index\nat line 1' }];
  const text = await reportOf({ ...RUN, site: { own: { clicks: 62.5 } }, failures });
  assert.match(text, /\| Click on a link pointed at to the new heading, ms +\| 62\.5 +\| – +\|/);
  assert.match(text, /- site own search: No index\n/);
});

test('the median of an even number of values is the mean of the two in the middle', () => {
  assert.equal(median([4, 1, 10]), 4);
  assert.equal(median([4, 1, 10, 2]), 3);
});
