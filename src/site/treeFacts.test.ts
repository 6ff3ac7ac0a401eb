/** @jest-environment node */
import {
  hasMarkdown,
  listPages,
  markdownAddress,
  overviewPathnames,
  parseOldAddresses,
  productById,
  PRODUCTS,
  suggestPages,
  treeToSidebar,
  type NavigationItem,
} from '.';
import { TREES } from './trees';

const PRODUCT = { name: 'Core', basePath: '/toolpad/core' };
const page = (name: string): NavigationItem => ({
  pathname: `/toolpad/core/${name}`,
  title: name.slice(name.lastIndexOf('/') + 1),
});

function descriptionOf(...names: string[]): unknown {
  const pathname = '/toolpad/core/data-group';
  const group = { pathname, title: 'Data', children: names.map((name) => page(`data/${name}`)) };
  return treeToSidebar([group], PRODUCT)[0];
}

describe('the overview of a group', () => {
  it.each([
    [['Grid', 'List', 'Table'], 'Data in the Core documentation, page by page: Grid, List, Table.'],
    [
      ['Grid', 'List', 'Table', 'Tree', 'Chart'],
      'Data in the Core documentation, page by page: Grid, List, Table and 2 more.',
    ],
  ])('names its first pages %j', (names, description) => {
    expect(descriptionOf(...names)).toMatchObject({ link: { description } });
  });

  it.each(PRODUCTS.map(({ id }) => id))('of %s has a description of its own', (id) => {
    const { name, basePath } = productById(id);
    const links = JSON.stringify(treeToSidebar(TREES[id], { name, basePath }));
    const descriptions = [...links.matchAll(/"description":"([^"]*)"/g)].map(([, text]) => text);
    expect(descriptions).not.toEqual([]);
    for (const text of descriptions) {
      expect(text).toMatch(/^.{49,159}\.$/);
      expect(text).not.toContain('page by page');
    }
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('exists for each shortened URL of a page, the shortest first', () => {
    const items = ['b/deep/er', 'a/deep', 'a', 'cc/deep'].map(page);
    expect(overviewPathnames(items, PRODUCT.basePath)).toEqual([
      '/toolpad/core',
      '/toolpad/core/b',
      '/toolpad/core/cc',
      '/toolpad/core/b/deep',
    ]);
  });
});

describe('a redirect', () => {
  it('becomes a rule for one path, or for everything below it', () => {
    const rules = parseOldAddresses([
      ['/toolpad/a/', '/toolpad/b/#part'],
      ['/toolpad/c/*', '/toolpad/d/:splat'],
    ]);
    expect(rules).toEqual([
      { from: '/toolpad/a/', splat: false, to: '/toolpad/b/', anchor: 'part' },
      { from: '/toolpad/c/', splat: true, to: '/toolpad/d/', anchor: null },
    ]);
  });

  it.each(['/toolpad/b/#', '/toolpad/b/#a b', '/toolpad/b/#a#b'])('cannot point to %s', (to) => {
    expect(() => parseOldAddresses([['/toolpad/a/', to]])).toThrow('the id of one heading');
  });

  it('is reported with all other malformed ones, one per line', () => {
    expect(() =>
      parseOldAddresses([
        ['a', '/toolpad/b/'],
        ['/toolpad/c/', 'd'],
      ]),
    ).toThrow(/^Malformed old address\n {2}entry 1, .*\n {2}entry 2, .*$/);
  });
});

describe('the Markdown version', () => {
  it.each([
    ['/toolpad/', '/toolpad/index.md'],
    ['/toolpad/core/thing', '/toolpad/core/thing/index.md'],
  ])('of %s is at %s', (pathname, address) => {
    expect(markdownAddress(pathname)).toBe(address);
  });

  it.each([
    ['docusaurus-plugin-content-docs', '/toolpad/core/thing/', true],
    ['docusaurus-plugin-content-pages', '/toolpad/', true],
    ['docusaurus-plugin-content-pages', '/toolpad/search/', false],
    ['demos', '/toolpad/demo/', false],
  ])('exists for the plugin %s at %s: %s', (name, pathname, expected) => {
    expect(hasMarkdown({ name }, pathname)).toBe(expected);
  });
});

describe('a suggestion', () => {
  const pages = listPages(['grids', 'gird', 'tab'].map(page));
  const suggested = (word: string) =>
    suggestPages(`/x/${word}`, pages, 9).map(({ pathname }) => pathname);

  it.each([
    ['grid', ['/toolpad/core/grids', '/toolpad/core/gird'], 'a longer word before a typo'],
    ['gridsets', ['/toolpad/core/grids'], 'a prefix of the word'],
    ['ta', [], 'nothing for words of up to three letters, which resemble too many'],
    ['tax', [], 'nothing for a typo in such a word'],
  ])('for %s is %j: %s', (word, expected) => {
    expect(suggested(word)).toEqual(expected);
  });
});
