import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';
import { listSitePages, waitForHydration } from '../support/site';
import { structuredData, type StructuredData } from '../support/structuredData';

const pages = listSitePages();

/** Tags for link previews; every page has each of them once. */
const SHARING_TAGS = [
  'og:title og:description og:type og:url og:site_name og:locale',
  'og:image og:image:type og:image:width og:image:height og:image:alt',
  'twitter:card twitter:image twitter:image:alt',
].flatMap((names) => names.split(' '));

interface SharedHead {
  readonly canonical: string;
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  readonly data: readonly StructuredData[];
}

function unquote(value = ''): string {
  return value.replace(/^"|"$/g, '');
}

/** Reads what a page tells other sites and search engines. */
function readHead(address: string): SharedHead {
  const file = path.join('build', address.replace('/toolpad/', ''), 'index.html');
  const [head = ''] = fs.readFileSync(file, 'utf8').split('</head>');
  const value = '("[^"]*"|[^\\s>]+)';
  const metas = head.matchAll(
    new RegExp(`<meta[^>]*? (?:name|property)=${value} content=${value}`, 'g'),
  );
  const scripts = head.matchAll(/<script[^>]*ld\+json[^>]*>([^]*?)<\/script>/g);
  return {
    canonical: unquote(new RegExp(`rel="?canonical"? href=${value}`).exec(head)?.[1]),
    metas: [...metas].map(([, name, content]) => ({
      name: unquote(name),
      content: unquote(content),
    })),
    data: [...scripts].map(([, json = '']) => structuredData.parse(JSON.parse(json))),
  };
}

function contentOf(head: SharedHead, name: string): string | undefined {
  return head.metas.find((meta) => meta.name === name)?.content;
}

test('every page has one set of sharing tags', () => {
  for (const address of pages) {
    const head = readHead(address);
    const counts = SHARING_TAGS.map((name) => [
      name,
      head.metas.filter((meta) => meta.name === name).length,
    ]);
    expect(Object.fromEntries(counts), address).toEqual(
      Object.fromEntries(SHARING_TAGS.map((name) => [name, 1])),
    );
    expect(contentOf(head, 'og:url'), address).toBe(head.canonical);
    expect(new URL(head.canonical).pathname).toBe(address);
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
  }
});

test('every page has its own card, 1200 × 630 px and under 60 KB', () => {
  const cards = pages.map((address) => {
    const head = readHead(address);
    const { pathname } = new URL(contentOf(head, 'og:image') ?? '');
    const card = fs.readFileSync(path.join('build', pathname.replace('/toolpad/', '')));
    expect(card.subarray(1, 4).toString(), address).toBe('PNG');
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(contentOf(head, 'og:image:width')).toBe('1200');
    expect(contentOf(head, 'og:image:height')).toBe('630');
    expect(card.length, address).toBeLessThan(60_000);
    return pathname;
  });
  expect(new Set(cards).size).toBe(pages.length);
});

test('structured data is valid, and its breadcrumbs link to existing pages', () => {
  for (const address of pages.filter((page) => /^\/toolpad\/\w+\/./.test(page))) {
    const head = readHead(address);
    const isArticle = contentOf(head, 'og:type') === 'article';
    const types = head.data.map((data) => data['@type']).sort();
    expect(types, address).toEqual(
      isArticle ? ['BreadcrumbList', 'TechArticle'] : ['BreadcrumbList'],
    );
    for (const data of head.data) {
      if (data['@type'] === 'TechArticle') {
        expect(data.url).toBe(head.canonical);
        expect(data.image).toBe(contentOf(head, 'og:image'));
        continue;
      }
      const urls = data.itemListElement.map(({ item }) => item);
      expect(urls.at(-1), address).toBe(head.canonical);
      expect(pages, address).toEqual(
        expect.arrayContaining(urls.map((url) => new URL(url).pathname)),
      );
    }
  }
});

test('the sitemap lists every page with the date of its last change', () => {
  const sitemap = fs.readFileSync('build/sitemap.xml', 'utf8');
  const entries = sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g);
  const dates = new Map([...entries].map(([, url = '', date]) => [new URL(url).pathname, date]));
  expect([...dates.keys()].sort()).toEqual(pages.filter((page) => page !== '/toolpad/search/'));
  const git = (...args: string[]) => execFileSync('git', args).toString().trim();
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    // In a shallow clone, dates are unknown, and the build omits them.
    expect([...dates.values()].filter(Boolean)).toEqual([]);
    return;
  }
  expect([...dates].filter(([, date]) => !/^\d{4}-\d\d-\d\d$/.test(date ?? ''))).toEqual([]);
  const seconds = git('log', '-1', '--format=%ct', '--', 'docs-core/react-crud/index.mdx');
  expect(dates.get('/toolpad/core/react-crud/')).toBe(
    new Date(Number(seconds) * 1000).toISOString().slice(0, 10),
  );
});

test('after navigation, the tags are those of the new page', async ({ page }) => {
  await page.goto('/toolpad/core/react-crud/');
  await waitForHydration(page);
  const card = page.locator('meta[property="og:image"]');
  await expect(card).toHaveAttribute('content', /\/img\/cards\/core\/react-crud\.png$/);
  const next = page.locator('.pagination-nav__link--next');
  const address = (await next.getAttribute('href')) ?? '';
  await next.click();
  await page.waitForURL(`**${address}`);
  const name = address.replace(/^\/toolpad\/|\/$/g, '');
  await expect(card).toHaveAttribute('content', new RegExp(`/img/cards/${name}\\.png$`));
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    new RegExp(`${address}$`),
  );
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
});
