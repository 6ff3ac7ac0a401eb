/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { parseEnvironment } from '../config/environment';
import { PRODUCTS } from '../navigation';
import crawlers from './crawlers';
import { finishedHtml } from './finishedHtml';
import hosting from './hosting';
import markdownTwins from './markdownTwins';
import oldAddresses from './oldAddresses';
import searchIndex from './searchIndex';
import socialCards from './socialCards';
import supplyChain from './supplyChain';
import {
  BASE,
  buildPages,
  contextOf,
  fileOf,
  finish,
  outDir,
  pageHtml,
  pages,
  read,
  removeBuild,
  write,
} from './testingBuild';

beforeAll(buildPages);
afterAll(removeBuild);

describe('once the pages are built', () => {
  it('the search index names a piece for each product and the texts of each page', async () => {
    await finish(searchIndex(contextOf()));
    const pieces = JSON.parse(read('search-index.json')) as Record<string, string>;
    expect(Object.keys(pieces)).toEqual(PRODUCTS.map(({ id }) => id));
    const files = fs.readdirSync(path.join(outDir, 'assets/search'));
    expect(files).toHaveLength(pages.length + 2);
    expect(files.map((file) => `assets/search/${file}`)).toEqual(
      expect.arrayContaining(Object.values(pieces)),
    );
    const texts = files.find((file) => file.startsWith('core-introduction.')) ?? '';
    expect(read(`assets/search/${texts}`)).toContain('What it is');
  });

  it('the search index stops at a page without text', async () => {
    const file = fileOf('/toolpad/core/introduction/');
    write(file, '<html><body></body></html>');
    await expect(async () => finish(searchIndex(contextOf()))).rejects.toThrow(
      'found no text on the page /toolpad/core/introduction/',
    );
    write(file, pageHtml('Introduction'));
  });

  it('each page is beside itself as Markdown, and whole products are for language models', async () => {
    await finish(markdownTwins(contextOf()));
    expect(read('core/introduction/index.md')).toMatch(
      /^# Introduction\n\nWhat it is\.[^]*v1\.2\.3/,
    );
    expect(read('index.md')).toContain('Toolpad Core v1.2.3, Toolpad Studio v4.5.6');
    expect(read('llms.txt')).toContain('https://docs.example/toolpad/studio/');
    expect(read('studio/llms-full.txt')).toContain('v4.5.6');
    expect(markdownTwins(contextOf()).injectHtmlTags?.({ content: undefined })).toMatchObject({
      headTags: [{ attributes: { href: '/toolpad/llms.txt' } }],
    });
  });

  it('old addresses lead to pages, by a page and by rules of each host', async () => {
    await finish(oldAddresses(contextOf()));
    expect(read('getting-started/setup/index.html')).toContain('/toolpad/studio/getting-started/');
    expect(read('_redirects')).toMatch(/^\/toolpad\/getting-started\/setup\S* .* 301$/m);
    expect(read('_redirects.netlify')).toMatch(/ 301!$/m);
    expect(fs.existsSync(`${outDir}-nginx/redirects.map`)).toBe(true);
  });

  it('an old address that leads nowhere stops the build, named', async () => {
    write(fileOf('/toolpad/studio/concepts/building-ui/'), '<html></html>');
    await expect(finish(oldAddresses(contextOf()))).rejects.toThrow(
      /oldAddresses\.ts\n {2}.*has no heading with the id/,
    );
    write(fileOf('/toolpad/studio/concepts/building-ui/'), pageHtml('Building UI'));
  });

  it('robots.txt names the sitemap', async () => {
    await finish(crawlers(contextOf()));
    expect(read('robots.txt')).toContain('Sitemap: https://docs.example/toolpad/sitemap.xml');
  });
});

describe('the finished HTML', () => {
  it('needs the fonts, which pages ask for', async () => {
    await expect(finish(finishedHtml(contextOf()))).rejects.toThrow('No text font');
    write(path.join(outDir, 'assets/fonts/geist-latin-wght-normal-0a1b.woff2'), '');
    await expect(finish(finishedHtml(contextOf()))).rejects.toThrow('No code font');
    write(path.join(outDir, 'assets/fonts/geist-mono-latin-400-normal-0a1b.woff2'), '');
    await expect(finish(finishedHtml(contextOf()))).rejects.toThrow(/assets.css/);
    write(path.join(outDir, 'assets/css/styles.1.css'), '.used{a:b}.unused{a:b}.said{a:b}');
    write(path.join(outDir, 'assets/js/main.1.js'), 'x.className="said"');
    write(
      fileOf('/toolpad/core/'),
      `${pageHtml('Core')}<p class="used"></p><link href=/toolpad/assets/css/styles.1.css><script src=/toolpad/assets/js/main.1.js></script>`,
    );
    await finish(finishedHtml(contextOf()));
    expect(read('core/index.html')).toContain('href="/toolpad/assets/fonts/geist-latin');
  });

  it('has a style sheet without what no page and no script says, under a name of its own', () => {
    const [name = ''] = fs.readdirSync(path.join(outDir, 'assets/css'));
    expect(name).not.toBe('styles.1.css');
    expect(read(`assets/css/${name}`)).toBe('.used{a:b}.said{a:b}');
    expect(read('core/index.html')).toContain(`/toolpad/assets/css/${name}`);
  });

  it('holds the site’s own pages to Trusted Types, and no page that is not made by it', () => {
    expect(read('core/index.html')).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
    expect(read('offline.html')).not.toContain('Content-Security-Policy');
  });

  it('has its scripts hashed in the headers of the hosts', async () => {
    const options = { environment: parseEnvironment({}), written: Promise.resolve() };
    await finish(hosting(options)(contextOf()));
    expect(read('_headers')).toMatch(/script-src [^;]*'sha256-/);
    expect(fs.existsSync(`${outDir}-nginx/security-headers.conf`)).toBe(true);
  });

  it('comes with a bill of materials', async () => {
    await finish(supplyChain(contextOf()));
    expect(JSON.parse(read('sbom.cdx.json'))).toMatchObject({ bomFormat: 'CycloneDX' });
  });
});

describe('card pictures', () => {
  it('show each page with its product, and the site’s own pages', async () => {
    const plugin = socialCards(contextOf());
    const docs = [{ permalink: '/toolpad/core/introduction/', title: 'Introduction' }];
    const allContent = {
      'docusaurus-plugin-content-docs': { 'docs-core': { loadedVersions: [{ docs }] } },
      'docusaurus-plugin-content-pages': {
        default: [
          { permalink: BASE },
          { permalink: '/toolpad/core/' },
          { permalink: '/toolpad/404.html' },
        ],
      },
    };
    await plugin.allContentLoaded?.({ allContent, actions: undefined as never });
    await finish(plugin);
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    for (const name of ['index', 'core', 'core/introduction']) {
      const card = fs.readFileSync(path.join(outDir, `img/cards/${name}.png`));
      expect(card.subarray(0, 4)).toEqual(png);
    }
    expect(fs.existsSync(path.join(outDir, 'img/cards/404.html.png'))).toBe(false);
  });
});
