import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test';
import type { ProductId } from '../../src/site';
import { collectResults, type Engines, shownPages } from '../../src/features/search/useSearch';
import { createEngine, type PageHit } from '../../src/features/search/engine';
import { isShard, MANIFEST_FILE } from '../../src/features/search/shard';
import { listSitePages } from '../support/site';

/*
 * How well the built index answers the questions that were written before it was tuned. These tests
 * need no browser, but the built site, and the browser's own engine.
 */

interface Question {
  readonly query: string;
  /** The page that answers. */
  readonly page: string;
  /** The anchor of the section that answers. */
  readonly heading?: string;
  /** Where the reader is; without, on the home page. */
  readonly product?: 'core' | 'studio';
  readonly kind: 'plain' | 'partial' | 'misspelt' | 'api' | 'question' | 'error';
}

const BUILD = path.resolve('build');
const PAGES_IN_DIALOG = 7;

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(BUILD, file), 'utf8'));
}

/** The file of each product's shard. */
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
        throw new Error(`${file} is no index shard`);
      }
      return [product, createEngine(shard)];
    }),
  );
}

let engines: Engines;

test.beforeAll(() => {
  engines = loadEngines();
});

function answer({ query, product }: Question): readonly PageHit[] {
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

test('the right page is first for 90 %, among the first three for 98 % of the questions', () => {
  const misses: string[] = [];
  let first = 0;
  let amongThree = 0;
  let sections = 0;
  const withSection = questions.filter(({ heading }) => heading !== undefined);
  for (const question of questions) {
    const pages = answer(question);
    const place = pages.findIndex(({ page }) => page.path === question.page);
    first += place === 0 ? 1 : 0;
    amongThree += place >= 0 && place < 3 ? 1 : 0;
    const hits = pages[place]?.hits ?? [];
    const showsSection = hits.some(({ section }) => section.anchor === question.heading);
    sections += showsSection ? 1 : 0;
    if (place !== 0) {
      misses.push(
        `${question.query} (${question.kind}): ${question.page} is ${place < 0 ? 'missing' : `number ${place + 1}`} after ${pages[0]?.page.path ?? 'nothing'}`,
      );
    }
  }
  const share = (count: number, of: number) => Math.round((1000 * count) / of) / 10;
  process.stdout.write(
    `Search: first ${share(first, questions.length)} %, among three ${share(amongThree, questions.length)} %, section shown ${share(sections, withSection.length)} %\n${misses.map((miss) => `  ${miss}\n`).join('')}`,
  );
  expect(first / questions.length, misses.join('\n')).toBeGreaterThanOrEqual(0.9);
  expect(amongThree / questions.length, misses.join('\n')).toBeGreaterThanOrEqual(0.98);
  expect(sections / withSection.length).toBeGreaterThanOrEqual(0.9);
});

test('the index of a product takes less than 78 KB', () => {
  for (const [product, file] of Object.entries(readManifest())) {
    expect(gzipSize(file), product).toBeLessThan(78_000);
  }
});

test('later questions move less than 48 KB, whatever is asked', () => {
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
