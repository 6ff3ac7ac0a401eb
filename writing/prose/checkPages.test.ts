/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatProblem } from '../../src/build/tools/problem';
import { checkPages, type Tools } from './checkPages';
import { checkWords, sortWords } from './dictionary';

const DESCRIPTION = 'description: How a thing is shown in a page, and what users do with it there.';

const tools: Tools = {
  findMisspelled: (text) =>
    Promise.resolve(
      [...text.matchAll(/wrold/g)].map(({ 0: word, index }) => ({
        word,
        offset: index,
        suggestions: ['world'],
      })),
    ),
  findStyleProblems: (source) =>
    source.includes('\t') ? [{ line: 6, message: 'Hard tabs [MD010]' }] : [],
};

let siteDir = '';

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), text);
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  write('sidebars-core.ts', "export default [{ pathname: '/toolpad/core/a', title: 'A' }];");
  write('sidebars-studio.ts', 'export default [];');
  write('docs-core/a/index.mdx', `---\ntitle: A\n${DESCRIPTION}\n---\n\nWords.\n`);
  write('writing/words.txt', 'Alpha\nbeta\n');
  fs.mkdirSync(path.join(siteDir, 'docs-studio'));
});

afterEach(() => {
  fs.rmSync(siteDir, { recursive: true });
});

function run() {
  const core = [{ pathname: '/toolpad/core/a', title: 'A' }];
  return checkPages(siteDir, { 'sidebars-core.ts': core, 'sidebars-studio.ts': [] }, tools);
}

async function check(): Promise<readonly string[]> {
  return (await run()).problems.map(formatProblem);
}

it('reports nothing for pages without mistakes', async () => {
  expect(await check()).toEqual([]);
});

it('reports a misspelled word once per line, with a suggestion, unless it is allowed', async () => {
  const page = `---\ntitle: A\n${DESCRIPTION}\n---\n\nA wrold, wrold. \`wrold\`\n\n`;
  write('docs-core/a/index.mdx', `${page}{/* allow: wrold */}\n\nThe wrold.\n`);
  expect(await check()).toEqual([
    'docs-core/a/index.mdx:6: "wrold" is in no dictionary (did you mean world?); if it is right, add it to writing/words.txt',
  ]);
});

it('reports a description that another page has, and a page in no tree', async () => {
  write('docs-core/b/index.mdx', `---\ntitle: B\n${DESCRIPTION}\n---\n\nWords.\n`);
  expect(await check()).toEqual([
    expect.stringMatching(/^docs-core\/b\/index.mdx:1: this page is not in the tree: add the line/),
    'docs-core/b/index.mdx:3: description: docs-core/a/index.mdx has the same; each page needs a different one',
  ]);
});

it('checks front matter and style, too', async () => {
  write('docs-core/a/index.mdx', '---\ntitle: A\ndescription: Short.\n---\n\n\tWords.\n');
  expect(await check()).toEqual([
    'docs-core/a/index.mdx:3: description: must have 50 to 160 characters, has 6',
    'docs-core/a/index.mdx:6: Hard tabs [MD010]',
  ]);
});

it('checks claims, and reports claims files without a page', async () => {
  write('docs-core/a/index.mdx', `---\ntitle: A\n${DESCRIPTION}\n---\n\nIt ends in 5 minutes.\n`);
  write('writing/claims/core/a.yml', '');
  write('writing/claims/core/b.yml', '');
  expect(await check()).toEqual([
    expect.stringMatching(/^docs-core\/a\/index.mdx:6: this states a duration/),
    expect.stringMatching(/^writing\/claims\/core\/b.yml:1: this claims file belongs to no page/),
  ]);
});

it('notes proofs in packages that are not installed once', async () => {
  const packages = { 'node_modules/b': { version: '1.0.0' } };
  const lock = { name: 'site', lockfileVersion: 3, packages };
  write('package-lock.json', JSON.stringify(lock));
  const claim = 'proof: package\n  in: b/b.js\n  has: never';
  write('writing/claims/core/a.yml', `- claim: Words.\n  ${claim}\n- claim: A\n  ${claim}\n`);
  expect((await run()).notes).toEqual([
    '2 proofs are in packages that are not installed here (b): npm run test:samples installs them, and looks',
  ]);
});

it('requires a dictionary in alphabetical order, with each word once', () => {
  expect(sortWords(['beta', 'Alpha', 'beta', 'alpha'])).toEqual(['Alpha', 'alpha', 'beta']);
  expect(checkWords(['Alpha', 'beta'])).toEqual([]);
  expect(checkWords(['beta', 'Alpha'])[0]).toMatchObject({ file: 'writing/words.txt', line: 1 });
});
