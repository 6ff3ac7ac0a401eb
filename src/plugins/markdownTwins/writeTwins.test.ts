/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {
  BASE,
  buildPages,
  fileOf,
  outDir,
  pageHtml,
  read,
  removeBuild,
  write,
} from '../testingBuild';
import writeTwins from './writeTwins';

beforeAll(buildPages);
afterAll(removeBuild);

const site = {
  siteDir: process.cwd(),
  outDir,
  baseUrl: BASE,
  siteUrl: 'https://docs.example',
  versions: { 'toolpad-core': '1.2.3', 'toolpad-studio': '4.5.6' },
};

/** A point, as a picture that a page carries in itself. */
const POINT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

it('a picture that is in a page’s HTML becomes a file that its twin leads to', async () => {
  const picture = `$&<p><img alt="A point" src="${POINT}"></p>`;
  write(
    fileOf('/toolpad/core/introduction/'),
    pageHtml('Introduction').replace('What it is.</p>', picture),
  );
  await writeTwins(site);
  const twin = read('core/introduction/index.md');
  const [, file = ''] = /!\[A point\]\(https:\/\/docs\.example\/toolpad\/(.*?)\)/.exec(twin) ?? [];
  expect(fs.readFileSync(path.join(outDir, file)).toString('base64')).toBe(POINT.split(',')[1]);
});

it('a page that names no twin has none', async () => {
  write(fileOf('/toolpad/search/'), '<html><head></head><body><h1>Search</h1></body></html>');
  await writeTwins(site);
  expect(fs.existsSync(path.join(outDir, 'search/index.md'))).toBe(false);
});

it('a page without a heading is named', async () => {
  write(fileOf('/toolpad/core/lost/'), pageHtml('Lost').replace(/<header>.*<\/header>/, ''));
  await expect(writeTwins(site)).rejects.toThrow(
    'https://docs.example/toolpad/core/lost/ has no heading',
  );
});
