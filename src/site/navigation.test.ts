/** @jest-environment node */
import coreTree from '../../sidebars-core';
import studioTree from '../../sidebars-studio';
import {
  assertUniquePathnames,
  itemLabel,
  listPages,
  overviewPathnames,
  productById,
  treeToSidebar,
  type NavigationItem,
} from '.';

const core = productById('toolpad-core');

const tree: readonly NavigationItem[] = [
  {
    pathname: '/toolpad/core/intro-group',
    title: 'Introduction',
    children: [
      { pathname: '/toolpad/core/introduction', title: 'Overview' },
      { pathname: '/toolpad/core/introduction/installation', title: 'Installation' },
    ],
  },
  {
    pathname: '/toolpad/core/api-group',
    title: 'APIs',
    children: [
      {
        pathname: '/toolpad/core/api/components-group',
        subheader: 'Components',
        children: [{ pathname: '/toolpad/core/api/crud', title: 'Crud', newFeature: true }],
      },
    ],
  },
];

describe('spec 1.1: shortened URLs show an overview', () => {
  it('finds every folder above a page that is not a page itself', () => {
    expect(overviewPathnames(tree, core.basePath)).toEqual(['/toolpad/core', '/toolpad/core/api']);
  });

  it('gives the group at such a URL an overview', () => {
    const [, api] = treeToSidebar(tree, core);
    expect(api).toMatchObject({
      label: 'APIs',
      link: { type: 'generated-index', slug: '/api', title: 'APIs' },
    });
  });

  it('leaves a group alone if its URL is a page', () => {
    const [intro] = treeToSidebar(tree, core);
    expect(intro).not.toHaveProperty('link');
  });

  it.each([
    ['core', coreTree, core],
    ['studio', studioTree, productById('toolpad-studio')],
  ] as const)('covers every such URL of the %s tree', (_name, items, product) => {
    const slugs = JSON.stringify(treeToSidebar(items, product));
    for (const pathname of overviewPathnames(items, product.basePath)) {
      if (pathname !== product.basePath) {
        expect(slugs).toContain(`"slug":"${pathname.slice(product.basePath.length)}"`);
      }
    }
  });
});

describe('spec 1.2: a tree becomes a sidebar', () => {
  it('turns pages into docs, in order, with the tree’s titles', () => {
    const [intro] = treeToSidebar(tree, core);
    expect(intro).toMatchObject({
      type: 'category',
      label: 'Introduction',
      collapsible: true,
      items: [
        { type: 'doc', id: 'introduction/index', label: 'Overview' },
        { type: 'doc', id: 'introduction/installation/index', label: 'Installation' },
      ],
    });
  });

  it('turns a group with a subheader into a heading that does not collapse', () => {
    const [, api] = treeToSidebar(tree, core);
    expect(api).toMatchObject({
      items: [{ label: 'Components', collapsible: false, className: 'sidebar-heading' }],
    });
  });

  it('marks new pages', () => {
    expect(JSON.stringify(treeToSidebar(tree, core))).toContain(
      '"label":"Crud","className":"sidebar-new"',
    );
  });

  it.each([
    [{ title: 'Parts' }, 'sidebar-new'],
    [{ subheader: 'Parts' }, 'sidebar-heading sidebar-new'],
  ])('marks a new group %j', (label, className) => {
    const item = { ...label, pathname: '/toolpad/core/parts-group', newFeature: true };
    expect(treeToSidebar([{ ...item, children: [] }], core)).toMatchObject([{ className }]);
  });

  it('rejects an item without a label, and names it', () => {
    expect(() => itemLabel({ pathname: '/toolpad/core/x' })).toThrow('/toolpad/core/x');
    expect(() => treeToSidebar([{ pathname: '/toolpad/core/x' }], core)).toThrow(
      'Navigation item /toolpad/core/x has neither a title nor a subheader',
    );
  });

  it('lists pages with their groups', () => {
    expect(listPages(tree).at(-1)).toEqual({
      pathname: '/toolpad/core/api/crud',
      title: 'Crud',
      trail: ['APIs', 'Components'],
    });
  });
});

describe('spec 1.3: pathnames are unique', () => {
  it('accepts both real trees', () => {
    expect(() => {
      assertUniquePathnames(coreTree);
      assertUniquePathnames(studioTree);
    }).not.toThrow();
  });

  it('rejects a page repeated deep in another group', () => {
    const repeated: NavigationItem[] = [
      ...tree,
      {
        pathname: '/toolpad/core/more',
        title: 'More',
        children: [
          {
            pathname: '/toolpad/core/deep',
            subheader: 'Deep',
            children: [{ pathname: '/toolpad/core/api/crud', title: 'Crud again' }],
          },
        ],
      },
    ];
    expect(() => treeToSidebar(repeated, core)).toThrow(
      new Error('Duplicated pathname /toolpad/core/api/crud in pages'),
    );
  });

  it('checks groups too', () => {
    const repeated = [...tree, { pathname: '/toolpad/core/api-group', title: 'A page' }];
    expect(() => {
      assertUniquePathnames(repeated);
    }).toThrow('Duplicated pathname /toolpad/core/api-group in pages');
  });
});
