/** @jest-environment node */
import { productById, type NavigationItem } from '../../site';
import { checkTree, entryText } from './pageTree';
import { formatProblem } from './problem';

const tree: readonly NavigationItem[] = [
  {
    pathname: '/toolpad/core/intro-group',
    title: 'Introduction',
    children: [{ pathname: '/toolpad/core/introduction', title: 'Overview' }],
  },
];

function check(
  files: readonly string[],
  items: readonly NavigationItem[] = tree,
): readonly string[] {
  return checkTree({
    tree: items,
    treeSource: `const tree = [\n${items.map((item) => JSON.stringify(item, null, 2)).join(',\n')}];`,
    pages: files.map((file) => ({ file: `docs-core/${file}`, title: "What's it" })),
    product: productById('toolpad-core'),
  }).map(formatProblem);
}

describe('spec 8: comparing a tree with the pages', () => {
  it('reports nothing when they agree', () => {
    expect(check(['introduction/index.mdx'])).toEqual([]);
  });

  it('a page without an entry: reports the line to add and its file', () => {
    expect(check(['introduction/index.mdx', 'lost/index.mdx'])).toEqual([
      `docs-core/lost/index.mdx:1: this page is not in the tree: add the line "{ pathname: '/toolpad/core/lost', title: "What's it" }," to its group in sidebars-core.ts`,
    ]);
  });

  it('a file that is not a page: reports where to move it', () => {
    expect(check(['introduction/index.mdx', 'introduction/more.md'])).toEqual([
      'docs-core/introduction/more.md:1: a page must be the index.mdx of its folder: move this file to docs-core/introduction/more/index.mdx',
    ]);
  });

  it('an entry without a page: reports its line, and the file to write', () => {
    expect(check([])).toEqual([
      'sidebars-core.ts:7: /toolpad/core/introduction has no page: write docs-core/introduction/index.mdx (npm run new -- core/introduction creates it once this entry is removed), or remove the entry',
    ]);
  });

  it('an entry and a page that differ by a letter: reports both in one message', () => {
    expect(check(['introductoin/index.mdx'])).toEqual([
      'sidebars-core.ts:7: /toolpad/core/introduction has no page (did you mean /toolpad/core/introductoin?): docs-core/introductoin/index.mdx is not in the tree',
    ]);
  });

  it('a repeated pathname (spec 1.3): reports both lines', () => {
    const again = { pathname: '/toolpad/core/introduction', title: 'Again' };
    expect(check(['introduction/index.mdx'], [...tree, again])).toEqual([
      'sidebars-core.ts:13: Duplicated pathname /toolpad/core/introduction in pages: it is also on line 7; remove one of them, or change its path',
    ]);
  });

  it('an entry without a name: reports it', () => {
    expect(check(['x/index.mdx'], [{ pathname: '/toolpad/core/x' }])).toEqual([
      "sidebars-core.ts:3: /toolpad/core/x has no name: add title: '…'",
    ]);
  });

  it('pages below a URL without an overview: reports the group', () => {
    expect(
      check(['data/crud/index.mdx'], [{ pathname: '/toolpad/core/data/crud', title: 'CRUD' }]),
    ).toEqual([
      "sidebars-core.ts:3: /toolpad/core/data/ has no page: give the group of the pages below it the pathname '/toolpad/core/data-group', or write a page there",
    ]);
  });
});

describe('an entry of a tree', () => {
  it('is formatted like the trees', () => {
    expect(entryText('/toolpad/core/x', 'X')).toBe("{ pathname: '/toolpad/core/x', title: 'X' }");
  });
});
