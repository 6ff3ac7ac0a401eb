import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test';
import { createEngine, type PageHit } from '../../src/features/search/engine';
import equivalents from '../../src/features/search/equivalents.json';
import { type Engines, findPages } from '../../src/features/search/findPages';
import { hashedFile, indexFile, type ProductIndex } from '../../src/features/search/indexFiles';
import { unpackSections } from '../../src/features/search/packedPage';
import { readPostings } from '../../src/features/search/postings';
import { termsOf } from '../../src/features/search/tokens';
import { productById, PRODUCTS } from '../../src/site';
import { listSitePages } from '../support/site';
import { sweepIf } from '../support/sweep';

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

/** The index of each product, and the terms of its text. */
const INDEXES = PRODUCTS.map(({ id }) => {
  const { pages, terms } = readJson(indexFile(id)) as ProductIndex;
  return { id, pages, terms: hashedFile(terms) };
});

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

const engines: Engines = Object.fromEntries(
  INDEXES.map(({ id, pages, terms }) => {
    const engine = createEngine(pages);
    engine.addText(readJson(terms) as string);
    return [id, engine];
  }),
);

function answersTo({ query, product }: Question): readonly PageHit[] {
  return findPages(query, engines, product ? `toolpad-${product}` : null, PAGES_IN_DIALOG).pages;
}

test('the questions name pages and sections that exist', sweepIf(true), () => {
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
    const pages = answersTo(question);
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

/** Held by the keywords of pages, without a look at these questions. */
const UNSEEN_FIRST = 85;
const UNSEEN_IN_THREE = 95;

test('the right page is found for the half that the search was not tuned with', () => {
  const tuned = measure(TUNED);
  const unseen = measure(UNSEEN.filter((question) => !isMisspelt(question)));
  const misspelt = measure(UNSEEN.filter(isMisspelt));
  const show = ({ first, inTopThree }: typeof tuned) =>
    `${first}% first, ${inTopThree}% in the top three`;
  process.stdout.write(
    `Search, tuned half: ${show(tuned)}; unseen half: ${show(unseen)}; misspelt: ${show(misspelt)}\n${tuned.misses.map((miss) => `  ${miss}\n`).join('')}`,
  );
  expect(unseen.first).toBeGreaterThanOrEqual(UNSEEN_FIRST);
  expect(unseen.inTopThree).toBeGreaterThanOrEqual(UNSEEN_IN_THREE);
  expect(misspelt.first).toBeGreaterThanOrEqual(80);
  expect(misspelt.inTopThree).toBeGreaterThanOrEqual(95);
});

test('the section with the answer is shown for 90% of the questions that name one', () => {
  const questions = TUNED.filter(({ heading }) => heading !== undefined);
  const shown = questions.filter(({ pages, heading, ...question }) =>
    answersTo({ ...question, pages })
      .find(({ page }) => pages.includes(page.path.slice('/toolpad/'.length)))
      ?.hits.some(({ section }) => section.anchor === heading),
  );
  expect(percent(shown.length, questions.length)).toBeGreaterThanOrEqual(90);
});

test('each group of equivalents has a word that the pages use, and no word twice', () => {
  const used = new Set(
    INDEXES.flatMap(({ pages, terms }) => [
      ...readPostings(readJson(terms) as string).keys(),
      ...pages.flatMap(unpackSections).flatMap(({ heading }) => termsOf(heading)),
    ]),
  );
  const words = equivalents.flat();
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(equivalents.filter((group) => !group.some((word) => used.has(word)))).toEqual([]);
});

/** In bytes; per page, so that no writer meets a limit by adding one. */
const HEADS_PER_PAGE = 215;
const TEXT_PER_PAGE = 900;

test('the titles, headings and keywords have at most 215 bytes a page, the text 900', () => {
  const pages = listSitePages();
  for (const { id, terms } of INDEXES) {
    const count = pages.filter((page) => page.startsWith(`${productById(id).basePath}/`)).length;
    expect(count, id).toBeGreaterThan(50);
    expect(gzipSize(indexFile(id)), id).toBeLessThan(HEADS_PER_PAGE * count);
    expect(gzipSize(terms), id).toBeLessThan(TEXT_PER_PAGE * count);
  }
});

test('the seven heaviest pages’ texts have less than 48 KB', () => {
  const index = INDEXES.map(({ terms }) => terms);
  const sizes = fs
    .readdirSync(path.join(BUILD, 'assets/search'))
    .map((name) => `assets/search/${name}`)
    .filter((file) => !index.includes(file))
    .map(gzipSize)
    .sort((a, b) => b - a);
  const heaviest = sizes.slice(0, PAGES_IN_DIALOG).reduce((sum, size) => sum + size, 0);
  expect(heaviest).toBeLessThan(48_000);
});
