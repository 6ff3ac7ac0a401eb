import { render, screen } from '@testing-library/react';
import type { CodeStyling } from '../../src/site/stylings';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import type { Engine } from '../../src/features/search/engine';

/*
 * A new product, or a new styling of samples, requires changes to `src/site/` and the content only:
 * these tests add both to the tables of `src/site/`, and everything derived has to follow.
 */

const FLOW = 'toolpad-flow';
const PAGE = { pathname: '/toolpad/flow/start', title: 'Start a flow' };

jest.mock('@docusaurus/useRouteContext');

jest.mock('../../src/site/productList', () => {
  const actual = jest.requireActual<typeof import('../../src/site/productList')>(
    '../../src/site/productList',
  );
  const [core] = actual.PRODUCTS;
  const flow = {
    ...core,
    id: 'toolpad-flow',
    docsPluginId: 'docs-flow',
    name: 'Toolpad Flow',
    basePath: '/toolpad/flow',
    startPath: '/toolpad/flow/start/',
  };
  const status = { ...actual.PRODUCT_STATUS['toolpad-core'], versionPackage: 'react' };
  return {
    PRODUCTS: [...actual.PRODUCTS, flow],
    PRODUCT_STATUS: { ...actual.PRODUCT_STATUS, 'toolpad-flow': status },
  };
});
jest.mock('../../src/site/productTexts', () => {
  const actual = jest.requireActual<typeof import('../../src/site/productTexts')>(
    '../../src/site/productTexts',
  );
  const texts = {
    what: 'Draws.',
    choice: { 'You write': 'nothing' },
    forWhom: 'For you.',
    lead: 'All of it.',
    introduction: 'Flows.',
  };
  return {
    ...actual,
    PRODUCT_TEXTS: { ...actual.PRODUCT_TEXTS, 'toolpad-flow': texts },
    PRODUCT_MARKS: {
      ...actual.PRODUCT_MARKS,
      'toolpad-flow': [{ path: 'M0 0h24v24H0Z', fill: '#123456' }],
    },
    TASKS: {
      ...actual.TASKS,
      'toolpad-flow': [{ label: 'Draw a flow', to: '/toolpad/flow/draw/' }],
    },
  };
});
jest.mock('../../src/site/trees', () => {
  const { TREES } =
    jest.requireActual<typeof import('../../src/site/trees')>('../../src/site/trees');
  const page = { pathname: '/toolpad/flow/start', title: 'Start a flow' };
  return { TREES: { ...TREES, 'toolpad-flow': [page] } };
});
jest.mock('../../src/site/stylings', () => {
  const actual =
    jest.requireActual<typeof import('../../src/site/stylings')>('../../src/site/stylings');
  const STYLINGS = [...actual.STYLINGS, 'sass'];
  return {
    ...actual,
    STYLINGS,
    STYLING_NAMES: { ...actual.STYLING_NAMES, sass: 'Sass' },
    codeChoices: () =>
      STYLINGS.flatMap((styling) => actual.VARIANTS.map((variant) => ({ styling, variant }))),
  };
});

beforeEach(() => {
  useDocusaurusContext().siteConfig.customFields = { versions: { [FLOW]: '2.0.0' } };
});

function openPage(pathname: string, plugin: { name: string; id: string }): void {
  window.history.replaceState(null, '', pathname);
  jest.mocked(useRouteContext).mockReturnValue({ plugin });
}

const FLOW_DOCS = { name: 'docusaurus-plugin-content-docs', id: 'docs-flow' };

describe('a third product', () => {
  it('is recognized on its pages, by their head and by their URL', async () => {
    const { pageProduct } = await import('../../src/site');
    const { chooseTree, SEGMENTS } = await import('../../src/dom/shownProduct');
    const { showTree } = await import('../../src/dom/headTree');
    expect(pageProduct(FLOW_DOCS)).toEqual({ productId: FLOW, productCategoryId: 'toolpad' });
    expect(chooseTree({ productId: 'null', productCategoryId: 'null' }, '/toolpad/flow/x/')).toBe(
      FLOW,
    );
    openPage('/toolpad/flow/no-such-page/', FLOW_DOCS);
    delete document.documentElement.dataset.tree;
    showTree(SEGMENTS);
    expect(document.documentElement.dataset.tree).toBe(FLOW);
  });

  it('has the version of its package', async () => {
    const { productVersions } = await import('../../src/build/tools/productVersions');
    expect(productVersions()).toHaveProperty(FLOW, expect.stringMatching(/^\d+\.\d+\.\d+/));
  });

  it('is in the header with its logo, and is the only one shown on a phone', async () => {
    const { ProductSwitch } = await import('../../src/features/header');
    openPage('/toolpad/flow/start/', FLOW_DOCS);
    const { container } = render(<ProductSwitch />);
    expect(screen.getByRole('link', { name: /Flow/ })).toHaveAttribute('aria-current', 'true');
    expect(container.querySelector('path[fill="#123456"]')).toBeInTheDocument();
    const { attributeRules } = await import('../../src/site/attributeRules');
    document.head.innerHTML = `<style>${attributeRules()} li { display: var(--other-product) }</style>`;
    document.documentElement.dataset.tree = FLOW;
    const shown = [...container.querySelectorAll('li')].map((item) =>
      getComputedStyle(item).getPropertyValue('--other-product'),
    );
    expect(shown).toEqual(['none', 'none', '']);
  });

  it('has its tree in the menu', async () => {
    const { SiteMenu } = await import('../../src/features/menu');
    openPage('/toolpad/flow/start/', FLOW_DOCS);
    render(<SiteMenu />);
    expect(document.querySelector(`[data-tree="${FLOW}"] a`)).toHaveTextContent(PAGE.title);
  });

  it('is on the home page, with its installation and first steps', async () => {
    const { HomePage } = await import('../../src/features/home');
    render(
      <HomePage
        stage={null}
        installOf={(product) => <code>install {product}</code>}
        statusOf={() => null}
      />,
    );
    expect(screen.getByRole('link', { name: 'Get started with Toolpad Flow' })).toBeVisible();
    expect(screen.getByText(`install ${FLOW}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Draw a flow' })).toBeVisible();
  });

  it('is searched together with the others, and can be searched alone', async () => {
    const { findPages } = await import('../../src/features/search/findPages');
    const { SearchTabs } = await import('../../src/features/search/SearchTabs');
    const engine = (name: string, count: number): Engine => ({
      pages: [],
      search: () =>
        Array.from({ length: count }, (_, place) => ({
          page: { path: `/toolpad/${name}/${place}/` } as never,
          score: 1,
          hits: [],
        })),
      knows: () => true,
      addText: () => undefined,
    });
    const engines = { 'toolpad-core': engine('core', 9), [FLOW]: engine('flow', 2) };
    const everywhere = findPages('x', engines, null, 20);
    expect(everywhere.total).toBe(11);
    expect(everywhere.count().get(FLOW as never)).toBe(2);
    expect(findPages('x', engines, FLOW as never, 20).total).toBe(2);
    render(<SearchTabs />);
    expect(screen.getByRole('radio', { name: 'Toolpad Flow' })).toHaveAttribute('value', 'flow');
    const { parseSearchParameters } = await import('../../src/features/search/resultsAddress');
    expect(parseSearchParameters('?q=x&in=flow').product).toBe(FLOW);
  });

  it('is in the texts for language models', async () => {
    const { llmsText } = await import('../../src/features/markdown/build/llmsText');
    const { PRODUCTS } = await import('../../src/site');
    const { TREES } = await import('../../src/site/trees');
    const page = { title: 'A page', description: 'A sentence.', markdown: '' };
    const text = llmsText({
      siteUrl: 'https://docs.example',
      baseUrl: '/toolpad/',
      versions: { [FLOW]: '2.0.0' } as never,
      trees: PRODUCTS.slice(-1).map((product) => ({ product, tree: TREES[product.id] })),
      markdownPages: { get: () => page } as never,
    });
    expect(text).toContain('- **Toolpad Flow** v2.0.0: Flows.');
    expect(text).toContain('https://docs.example/toolpad/flow/start/index.md');
  });
});

describe('a fourth styling', () => {
  it('is chosen by a URL before the first paint, and by the reader', async () => {
    const { choiceSettings } = await import('../../src/preferences/choiceSettings');
    const { chosenInHash } = await import('../../src/preferences');
    const { showChoices } = await import('../../src/preferences/headScript');
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    window.location.hash = '#sass-Basic.tsx';
    showChoices(...choiceSettings(''));
    expect(document.documentElement.dataset.codeChoice).toBe('sass-TS');
    expect(chosenInHash(window.location.hash).styling).toBe('sass');
  });

  it('shows the samples and demos written for it', async () => {
    const { attributeRules } = await import('../../src/site/attributeRules');
    expect(attributeRules()).toContain(
      ":root[data-code-choice='sass-JS'] [data-shown-for~='sass-JS']",
    );
    const { demoAnchors } = await import('../../src/features/demos/demoAddress');
    expect(demoAnchors('Basic')).toContain('sass-Basic.tsx');
    const { choicesShowing } = await import('../../src/features/code/CodeGroup');
    const samples = [
      { styling: 'system', variant: null },
      { styling: 'sass' as CodeStyling, variant: null },
    ] as const;
    expect(choicesShowing(samples, (sample) => sample === samples[1])).toBe('sass-TS sass-JS');
  });
});
