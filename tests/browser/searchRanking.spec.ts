import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test';
import type { ProductId } from '../../src/site';
import { collectResults, type Engines, shownPages } from '../../src/features/search/collectResults';
import { createEngine, type PageHit } from '../../src/features/search/engine';
import { isShard, MANIFEST_FILE } from '../../src/features/search/shard';
import { listSitePages } from '../support/site';

/*
 * How well the built index answers what readers ask. Runs the browser's search engine on the built
 * site, but needs no browser.
 */

interface Question {
  readonly query: string;
  /** The product the reader is in; home page if omitted. */
  readonly product?: 'core' | 'studio';
  /** The pages that answer it, below `/toolpad/`. */
  readonly pages: readonly string[];
  /** The anchor of the section with the answer. */
  readonly heading?: string;
  readonly kind?: 'misspelt';
  /** Where the question was asked; others are in readers' words, from no single place. */
  readonly from?: string;
}

const BUILD = path.resolve('build');
const PAGES_IN_DIALOG = 7;

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(BUILD, file), 'utf8'));
}

/** The shard file of each product. */
function readManifest(): Readonly<Record<string, string>> {
  return readJson(MANIFEST_FILE) as Record<string, string>;
}

function gzipSize(file: string): number {
  return gzipSync(fs.readFileSync(path.join(BUILD, file))).length;
}

/**
 * Two halves, divided by a hash of the query: one to tune the search with, and one that is measured
 * and never looked at, so that its misses stay unknown. The first also has older questions.
 */
const [TUNED, UNSEEN] = ['tuned', 'unseen'].map(
  (half) => JSON.parse(fs.readFileSync(`tests/search/${half}.json`, 'utf8')) as Question[],
) as [Question[], Question[]];

const isMisspelt = ({ kind }: Question) => kind === 'misspelt';

function loadEngines(): Engines {
  return Object.fromEntries(
    Object.entries(readManifest()).map(([product, file]) => {
      const shard = readJson(file);
      if (!isShard(shard)) {
        throw new Error(`${file} is not an index shard`);
      }
      return [product, createEngine(shard)];
    }),
  );
}

let engines: Engines;

test.beforeAll(() => {
  engines = loadEngines();
});

function findPages({ query, product }: Question): readonly PageHit[] {
  const here: ProductId | null = product ? `toolpad-${product}` : null;
  return shownPages(collectResults(query, engines, { here, everywhere: false }, PAGES_IN_DIALOG));
}

test('the questions name pages and sections that exist', () => {
  const existing = new Set(listSitePages());
  for (const { pages, heading, query } of [...TUNED, ...UNSEEN]) {
    const addresses = pages.map((page) => `/toolpad/${page}`);
    expect(
      addresses.filter((address) => !existing.has(address)),
      query,
    ).toEqual([]);
    const html = fs.readFileSync(path.join(BUILD, pages[0] ?? '', 'index.html'), 'utf8');
    expect(heading === undefined || new RegExp(`id="?${heading}[" >]`).test(html), query).toBe(
      true,
    );
  }
});

/** In percent, to one decimal. */
function percent(count: number, of: number): number {
  return Math.round((1000 * count) / of) / 10;
}

/** The shares of questions whose answer is first, and among the first three; and the misses. */
function measure(questions: readonly Question[]) {
  const ranks = questions.map((question) => {
    const pages = findPages(question);
    return pages.findIndex(({ page }) =>
      question.pages.includes(page.path.slice('/toolpad/'.length)),
    );
  });
  const within = (places: number) =>
    percent(ranks.filter((rank) => rank >= 0 && rank < places).length, ranks.length);
  const misses = questions.flatMap(({ query, pages: [page] }, index) =>
    ranks[index] === 0 ? [] : [`${query}: ${page} is ${(ranks[index] ?? -1) + 1 || 'missing'}`],
  );
  return { first: within(1), inTopThree: within(3), misses };
}

test('the right page is found for the half that the search was not tuned with', () => {
  const tuned = measure(TUNED);
  const unseen = measure(UNSEEN.filter((question) => !isMisspelt(question)));
  const misspelt = measure(UNSEEN.filter(isMisspelt));
  const show = ({ first, inTopThree }: typeof tuned) =>
    `${first}% first, ${inTopThree}% in the top three`;
  process.stdout.write(
    `Search, tuned half: ${show(tuned)}; unseen half: ${show(unseen)}; misspelt: ${show(misspelt)}\n${tuned.misses.map((miss) => `  ${miss}\n`).join('')}`,
  );
  expect(unseen.first).toBeGreaterThanOrEqual(60);
  expect(unseen.inTopThree).toBeGreaterThanOrEqual(74);
  expect(misspelt.first).toBeGreaterThanOrEqual(80);
  expect(misspelt.inTopThree).toBeGreaterThanOrEqual(95);
});

test('the section with the answer is shown for 90% of the questions that name one', () => {
  const questions = TUNED.filter(({ heading }) => heading !== undefined);
  const shown = questions.filter(({ pages, heading, ...question }) =>
    findPages({ ...question, pages })
      .find(({ page }) => pages.includes(page.path.slice('/toolpad/'.length)))
      ?.hits.some(({ section }) => section.anchor === heading),
  );
  expect(percent(shown.length, questions.length)).toBeGreaterThanOrEqual(90);
});

/** In bytes; per page, so that no writer meets a limit by adding one. */
const INDEX_PER_PAGE = 1_150;

test('the index of each product has at most 1,150 bytes a page', () => {
  const pages = listSitePages();
  for (const [product, file] of Object.entries(readManifest())) {
    const folder = `/toolpad/${product.replace('toolpad-', '')}/`;
    const count = pages.filter((page) => page.startsWith(folder)).length;
    expect(count, product).toBeGreaterThan(50);
    expect(gzipSize(file), product).toBeLessThan(INDEX_PER_PAGE * count);
  }
});

test('any later query loads less than 48 KB', () => {
  const shards = Object.values(readManifest());
  const sizes = fs
    .readdirSync(path.join(BUILD, 'assets/search'))
    .map((name) => `assets/search/${name}`)
    .filter((file) => !shards.includes(file))
    .map(gzipSize)
    .sort((a, b) => b - a);
  const heaviest = sizes.slice(0, PAGES_IN_DIALOG).reduce((sum, size) => sum + size, 0);
  expect(heaviest).toBeLessThan(48_000);
});
