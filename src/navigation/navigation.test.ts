import coreTree from '../../sidebars-core';
import studioTree from '../../sidebars-studio';
import {
  ADDRESS_GUARD_SCRIPT,
  assertUniquePathnames,
  chooseTree,
  itemLabel,
  listPages,
  nearestName,
  overviewPathnames,
  pageProduct,
  productById,
  suggestPages,
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

describe('spec 1.1: addresses cut short lead to an overview', () => {
  it('finds every folder above a page that is no page itself', () => {
    expect(overviewPathnames(tree, core.basePath)).toEqual(['/toolpad/core', '/toolpad/core/api']);
  });

  it('gives the group at such an address an overview there', () => {
    const [, api] = treeToSidebar(tree, core);
    expect(api).toMatchObject({
      label: 'APIs',
      link: { type: 'generated-index', slug: '/api', title: 'APIs' },
    });
  });

  it('leaves a group alone whose address is a page', () => {
    const [intro] = treeToSidebar(tree, core);
    expect(intro).not.toHaveProperty('link');
  });

  it.each([
    ['core', coreTree, core],
    ['studio', studioTree, productById('toolpad-studio')],
  ] as const)('covers every such address of the %s tree', (_name, items, product) => {
    const slugs = JSON.stringify(treeToSidebar(items, product));
    for (const pathname of overviewPathnames(items, product.basePath)) {
      if (pathname !== product.basePath) {
        expect(slugs).toContain(`"slug":"${pathname.slice(product.basePath.length)}"`);
      }
    }
  });
});

describe('spec 1.2: a tree becomes a sidebar', () => {
  it('turns pages into documents, in order, under the tree’s own titles', () => {
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

  it('makes a group with a subheader a heading that does not fold', () => {
    const [, api] = treeToSidebar(tree, core);
    expect(api).toMatchObject({
      items: [{ label: 'Components', collapsible: false, className: 'sidebar-heading' }],
    });
  });

  it('marks what is new', () => {
    expect(JSON.stringify(treeToSidebar(tree, core))).toContain(
      '"label":"Crud","className":"sidebar-new"',
    );
  });

  it('refuses an item without a label, naming it', () => {
    expect(() => itemLabel({ pathname: '/toolpad/core/x' })).toThrow('/toolpad/core/x');
    expect(() => treeToSidebar([{ pathname: '/toolpad/core/x' }], core)).toThrow(
      'Navigation item /toolpad/core/x has neither a title nor a subheader',
    );
  });

  it('lists pages with the groups they stand in', () => {
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

  it('refuses a page repeated deep in another group', () => {
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

  it('counts groups too', () => {
    const repeated = [...tree, { pathname: '/toolpad/core/api-group', title: 'A page' }];
    expect(() => {
      assertUniquePathnames(repeated);
    }).toThrow('Duplicated pathname /toolpad/core/api-group in pages');
  });
});

describe('spec 1.4: which tree a page shows', () => {
  it.each([
    ['toolpad', 'toolpad-core', '/toolpad/studio/concepts/', 'toolpad-core'],
    ['toolpad', 'toolpad-studio', '/toolpad/core/', 'toolpad-studio'],
    ['toolpad', 'material-ui', '/toolpad/core/', null],
    ['toolpad', 'null', '/toolpad/core/', null],
    ['null', 'null', '/toolpad/studio/anything/', 'toolpad-studio'],
    ['null', 'null', '/toolpad/core/', 'toolpad-core'],
    ['null', 'null', '/toolpad/', 'toolpad-core'],
    ['null', 'null', '/', 'toolpad-core'],
    ['null', 'null', '/toolpad/studios/', 'toolpad-core'],
    ['null', 'null', '/toolpad/%E0%A4%A', 'toolpad-core'],
    ['null', 'null', '/toolpad/studio/%E0%A4%A', 'toolpad-studio'],
    ['core', 'toolpad-core', '/toolpad/core/', null],
  ])('category %s, product %s, path %s: %s', (productCategoryId, productId, pathname, tree_) => {
    expect(chooseTree({ productCategoryId, productId }, pathname)).toBe(tree_);
  });

  it('gives pages of the docs instances their product, all others none', () => {
    const docs = 'docusaurus-plugin-content-docs';
    expect(pageProduct({ name: docs, id: 'docs-core' })).toEqual({
      productId: 'toolpad-core',
      productCategoryId: 'toolpad',
    });
    expect(pageProduct({ name: docs, id: 'docs-studio' }).productId).toBe('toolpad-studio');
    const none = { productId: 'null', productCategoryId: 'null' };
    expect(pageProduct({ name: docs, id: 'default' })).toEqual(none);
    expect(pageProduct({ name: 'docusaurus-plugin-content-pages', id: 'default' })).toEqual(none);
  });
});

describe('suggestions for a dead address', () => {
  const pages = [...listPages(coreTree), ...listPages(studioTree)];
  const first = (pathname: string): string | undefined =>
    suggestPages(pathname, pages, 3)[0]?.pathname;

  it.each([
    ['/toolpad/core/dashboard-layout/', '/toolpad/core/react-dashboard-layout'],
    ['/toolpad/core/react-dashbord-layuot/', '/toolpad/core/react-dashboard-layout'],
    ['/toolpad/studio/createFunction.html', '/toolpad/studio/reference/api/create-function'],
    ['/toolpad/first-app', '/toolpad/studio/getting-started/first-app'],
  ])('%s most likely meant %s', (pathname, expected) => {
    expect(first(pathname)).toBe(expected);
  });

  it('is empty when nothing is alike', () => {
    expect(suggestPages('/toolpad/zzzzqqqq/', pages, 3)).toEqual([]);
    expect(suggestPages('/', pages, 3)).toEqual([]);
  });

  it('takes malformed and endless addresses', () => {
    expect(suggestPages(`/toolpad/%E0%A4%A/${'a'.repeat(100_000)}`, pages, 3)).toEqual([]);
  });
});

describe('an address with a malformed escape', () => {
  const run = (address: string): string => {
    window.history.replaceState(null, '', address);
    const script = document.createElement('script');
    script.textContent = ADDRESS_GUARD_SCRIPT;
    document.head.append(script);
    script.remove();
    return window.location.href.replace(window.location.origin, '');
  };

  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  it('becomes one that a router can decode, and keeps query and hash', () => {
    const address = run('/toolpad/%E0%A4%A/?a=1#b');
    expect(address).toBe('/toolpad/%25E0%25A4%25A/?a=1#b');
    expect(() => decodeURI(address)).not.toThrow();
  });

  it.each(['/toolpad/core/', '/toolpad/caf%C3%A9/?q=%E0%A4%A'])('%s stays as it is', (address) => {
    expect(run(address)).toBe(address);
  });
});

describe('the name that someone meant', () => {
  const names = ['title', 'description', 'Steps'];

  it.each([
    ['descripton', 'description'],
    ['steps', 'Steps'],
    ['tilte', 'title'],
    ['video', null],
  ])('by %s is %s', (asked, meant) => {
    expect(nearestName(asked, names)).toBe(meant);
  });
});
