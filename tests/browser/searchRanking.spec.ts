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
 * How well the built index answers questions that were written before it was tuned. Runs the
 * browser's search engine on the built site, but needs no browser.
 */

interface Question {
  readonly query: string;
  /** The page with the answer. */
  readonly page: string;
  /** Other pages that answer it as well. */
  readonly also?: readonly string[];
  /** The anchor of the section with the answer. */
  readonly heading?: string;
  /** The product the reader is in; home page if omitted. */
  readonly product?: 'core' | 'studio';
  readonly kind: 'plain' | 'partial' | 'misspelt' | 'api' | 'question' | 'error';
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

const questions = JSON.parse(fs.readFileSync('tests/search/questions.json', 'utf8')) as Question[];

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
  const pages = new Set(listSitePages());
  for (const { page, heading, query } of questions) {
    expect(pages, query).toContain(page);
    const html = fs.readFileSync(
      path.join(BUILD, page.replace('/toolpad/', ''), 'index.html'),
      'utf8',
    );
    expect(heading === undefined || new RegExp(`id="?${heading}[" >]`).test(html), query).toBe(
      true,
    );
  }
  const ofKind = (kind: Question['kind']) => questions.filter((question) => question.kind === kind);
  expect(questions.length).toBeGreaterThanOrEqual(70);
  expect(ofKind('misspelt').length).toBeGreaterThanOrEqual(15);
  expect(ofKind('partial').length).toBeGreaterThanOrEqual(15);
});

test('the right page is first for 90% of the questions, and in the top three for 98%', () => {
  const misses: string[] = [];
  let first = 0;
  let inTopThree = 0;
  let sections = 0;
  const withSection = questions.filter(({ heading }) => heading !== undefined);
  for (const question of questions) {
    const pages = findPages(question);
    const right = [question.page, ...(question.also ?? [])];
    const rank = pages.findIndex(({ page }) => right.includes(page.path));
    first += rank === 0 ? 1 : 0;
    inTopThree += rank >= 0 && rank < 3 ? 1 : 0;
    const hits = pages[rank]?.hits ?? [];
    const showsSection = hits.some(({ section }) => section.anchor === question.heading);
    sections += showsSection ? 1 : 0;
    if (rank !== 0) {
      misses.push(
        `${question.query} (${question.kind}): ${question.page} is ${rank < 0 ? 'missing' : `number ${rank + 1}`} after ${pages[0]?.page.path ?? 'nothing'}`,
      );
    }
  }
  const share = (count: number, of: number) => Math.round((1000 * count) / of) / 10;
  process.stdout.write(
    `Search: first ${share(first, questions.length)}%, in the top three ${share(inTopThree, questions.length)}%, section shown ${share(sections, withSection.length)}%\n${misses.map((miss) => `  ${miss}\n`).join('')}`,
  );
  expect(first / questions.length, misses.join('\n')).toBeGreaterThanOrEqual(0.9);
  expect(inTopThree / questions.length, misses.join('\n')).toBeGreaterThanOrEqual(0.98);
  expect(sections / withSection.length).toBeGreaterThanOrEqual(0.9);
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
