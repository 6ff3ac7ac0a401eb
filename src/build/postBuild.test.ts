/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import * as parser from 'parse5';
import { readPageFacts } from './pageFacts';
import type { PageToRead } from './readPages';
import { PRODUCTS } from '../site';
import crawlers from './crawlers';
import { inOrder } from './inOrder';
import { addPolicy as addTo, scriptSource } from '../features/security/build/pagePolicy';
import markdown from '../features/markdown/build';
import oldAddresses from '../features/redirects/build';
import searchIndex, { listSearchFiles } from '../features/search/build';
import { hashedFile, indexFile, type ProductIndex } from '../features/search/indexFiles';
import {
  buildPages,
  contextOf,
  fileOf,
  outDir,
  pageHtml,
  publish,
  read,
  removeBuild,
  site,
  treePages,
  write,
} from './testingBuild';

jest.mock('parse5', () => {
  const original = jest.requireActual<typeof parser>('parse5');
  return { ...original, parse: jest.fn(original.parse) };
});

// Parse on this thread, where calls can be counted, and without a cache.
jest.mock('tinypool', () => ({
  __esModule: true,
  default: class {
    readonly run = ({ file, context, siteDir }: PageToRead) =>
      Promise.resolve().then(() => readPageFacts(fs.readFileSync(file, 'utf8'), context, siteDir));
    readonly destroy = () => Promise.resolve();
  },
}));
jest.mock('./tools/buildCache', () => ({
  buildCache: (_name: string, _key: unknown, compute: () => unknown) => compute(),
  codeHash: () => '',
}));

const addPolicy = (html: string, scripts: readonly string[]) =>
  addTo(html, scripts, site.environment);

beforeEach(buildPages);
afterAll(removeBuild);

const CHARSET = '<meta charset="utf-8">';

/** A one-pixel image as a data URL. */
const POINT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

describe('the post-build steps', () => {
  it('write a search index of each product, its terms, and the text of each page', async () => {
    await publish(searchIndex);
    const indexes = PRODUCTS.map(({ id }) => JSON.parse(read(indexFile(id))) as ProductIndex);
    const pages = indexes.flatMap((index) => index.pages);
    expect(pages.map((page) => page.path)).toEqual(treePages.map(({ pathname }) => `${pathname}/`));
    expect(pages.map(({ textFile }) => read(hashedFile(textFile)))).toEqual(
      treePages.map(() => expect.stringContaining('What it is') as string),
    );
    const files = await listSearchFiles(outDir);
    expect(Object.keys(files)).toEqual(PRODUCTS.map(({ id }) => id));
    const missing = Object.values(files)
      .flat()
      .filter((file) => !fs.existsSync(path.join(outDir, file)));
    expect(missing).toEqual([]);
  });

  it('reject a page without text in the search index', async () => {
    const file = fileOf('/toolpad/core/introduction/');
    write(file, `<html><head>${CHARSET}</head><body></body></html>`);
    await expect(publish(searchIndex)).rejects.toThrow(
      'has no text for the page /toolpad/core/introduction/',
    );
    write(file, pageHtml('Introduction'));
  });

  it('write Markdown next to each page, and the llms files', async () => {
    await publish(markdown(site));
    expect(read('core/introduction/index.md')).toMatch(
      /^# Page \/toolpad\/core\/introduction\/\n\nWhat it is\.[^]*v1\.2\.3/,
    );
    expect(read('index.md')).toContain('Toolpad Core v1.2.3, Toolpad Studio v4.5.6');
    expect(read('llms.txt')).toContain('https://docs.example/toolpad/studio/');
    expect(read('studio/llms-full.txt')).toContain('v4.5.6');
    expect(markdown(site)(contextOf()).injectHtmlTags?.({ content: undefined })).toMatchObject({
      headTags: [{ attributes: { href: '/toolpad/llms.txt' } }],
    });
  });

  it('extract inline images to files that the Markdown links to', async () => {
    const picture = `$&<p><img alt="A point" src="${POINT}"></p>`;
    write(
      fileOf('/toolpad/core/introduction/'),
      pageHtml('Introduction').replace('What it is.</p>', picture),
    );
    await publish(markdown(site));
    const text = read('core/introduction/index.md');
    const [, file = ''] =
      /!\[A point\]\(https:\/\/docs\.example\/toolpad\/(.*?)\)/.exec(text) ?? [];
    expect(fs.readFileSync(path.join(outDir, file)).toString('base64')).toBe(POINT.split(',')[1]);
  });

  it('write no Markdown for a page that links to none', async () => {
    write(
      fileOf('/toolpad/search/'),
      `<html><head>${CHARSET}</head><body><h1>Search</h1></body></html>`,
    );
    await publish(markdown(site));
    expect(fs.existsSync(path.join(outDir, 'search/index.md'))).toBe(false);
  });

  it('report a page without a heading', async () => {
    write(fileOf('/toolpad/core/lost/'), pageHtml('Lost').replace(/<header>.*<\/header>/, ''));
    await expect(publish(markdown(site))).rejects.toThrow(
      'https://docs.example/toolpad/core/lost/ has no heading',
    );
  });

  it('redirect old URLs, with a page and with each host’s rules', async () => {
    await publish(oldAddresses(addPolicy));
    expect(read('getting-started/setup/index.html')).toContain('/toolpad/studio/getting-started/');
    expect(read('_redirects')).toMatch(/^\/toolpad\/getting-started\/setup\S* .* 301$/m);
    expect(read('_redirects.netlify')).toMatch(/ 301!$/m);
    expect(fs.existsSync(`${outDir}-nginx/redirects.map`)).toBe(true);
  });

  it('fail on a redirect to a missing page, and name it', async () => {
    write(fileOf('/toolpad/studio/concepts/building-ui/'), CHARSET);
    await expect(publish(oldAddresses(addPolicy))).rejects.toThrow(
      /redirects\.json\n {2}.*has no heading with the id/,
    );
    write(fileOf('/toolpad/studio/concepts/building-ui/'), pageHtml('Building UI'));
  });

  it('name the sitemap in robots.txt', async () => {
    await publish(crawlers);
    expect(read('robots.txt')).toContain('Sitemap: https://docs.example/toolpad/sitemap.xml');
  });
});

it('a step that also has a hook of Docusaurus stops the build, instead of losing it', () => {
  const step = () => ({ name: 'late', publish: jest.fn(), postBuild: jest.fn() });
  expect(() => inOrder([step])[0]?.(contextOf(), {})).toThrow(
    'The plugin late has a postBuild hook',
  );
});

describe('the finished HTML', () => {
  const USED = `${pageHtml('Core')}<p class="used"></p>`;

  it.each([
    ['assets/fonts/geist-latin-wght-normal-0a1b.woff2', 'assets/fonts has no file that matches'],
    ['assets/css/styles.1.css', 'assets/css has no file that matches'],
  ])('needs %s', async (file, message) => {
    fs.rmSync(path.join(outDir, file));
    await expect(publish()).rejects.toThrow(message);
  });

  it('is read and parsed only once', async () => {
    jest.mocked(parser.parse).mockClear();
    await publish(markdown(site), searchIndex, oldAddresses(addPolicy));
    const parsed = jest.mocked(parser.parse).mock.calls.map(([html]) => html);
    expect(parsed).toHaveLength(new Set(parsed).size);
    expect(parsed.length).toBeGreaterThan(treePages.length);
  });

  it('has a style sheet without unused rules, renamed by its content', async () => {
    write(fileOf('/toolpad/core/'), USED);
    await publish();
    const [name = ''] = fs.readdirSync(path.join(outDir, 'assets/css'));
    expect(name).not.toBe('styles.1.css');
    expect(read(`assets/css/${name}`)).toBe('.used{a:b}.said{a:b}:root{--whole:1}');
    expect(read('core/index.html')).toContain(`/toolpad/assets/css/${name}`);
  });

  it('preloads the fonts', async () => {
    await publish();
    expect(read('core/index.html')).toContain('href="/toolpad/assets/fonts/geist-latin');
  });

  it('has its policy, whoever wrote it', async () => {
    await publish(oldAddresses(addPolicy));
    for (const file of ['core/index.html', 'offline.html', 'getting-started/setup/index.html']) {
      expect(read(file)).toMatch(
        /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/,
      );
    }
    expect(read('core/index.html')).toContain(`script-src 'self' ${scriptSource('start()')};`);
  });
});
