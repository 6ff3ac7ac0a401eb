import { render, screen, within } from '@testing-library/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import { showTree } from '../../dom/headTree';
import { SEGMENTS } from '../../dom/shownProduct';
import { PageHead, ProductSwitch } from '.';

jest.mock('@docusaurus/useRouteContext');

const DOCS = 'docusaurus-plugin-content-docs';

function showPage(pathname: string, plugin: { name: string; id: string }): void {
  window.history.replaceState(null, '', pathname);
  jest.mocked(useRouteContext).mockReturnValue({ plugin });
}

beforeEach(() => {
  useDocusaurusContext().siteConfig.customFields = {
    versions: { 'toolpad-core': '0.15.0', 'toolpad-studio': '0.13.0' },
  };
});

function metaContent(name: string): string | null | undefined {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}

describe('spec 1.4: every page declares its product', () => {
  it.each([
    ['docs-core', 'toolpad-core'],
    ['docs-studio', 'toolpad-studio'],
  ])('%s: %s', (id, productId) => {
    showPage('/toolpad/x/', { name: DOCS, id });
    render(<PageHead />);
    expect(metaContent('mui:productId')).toBe(productId);
    expect(metaContent('mui:productCategoryId')).toBe('toolpad');
  });

  it('null for a page of neither product', () => {
    showPage('/toolpad/', { name: 'docusaurus-plugin-content-pages', id: 'default' });
    render(<PageHead />);
    expect(metaContent('mui:productId')).toBe('null');
    expect(metaContent('mui:productCategoryId')).toBe('null');
  });
});

describe('a page’s Markdown', () => {
  const address = () =>
    document.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href');

  it.each([
    ['/toolpad/core/introduction/', { name: DOCS, id: 'docs-core' }],
    ['/toolpad/', { name: 'docusaurus-plugin-content-pages', id: 'default' }],
  ])('is linked on %s', (pathname, plugin) => {
    showPage(pathname, plugin);
    render(<PageHead />);
    expect(address()).toBe(`${pathname}index.md`);
  });

  it.each([
    ['the 404 page', '/toolpad/nothing/', 'native'],
    ['the search page', '/toolpad/search/', 'docusaurus-plugin-content-pages'],
  ])('is not linked on %s', (_name, pathname, plugin) => {
    showPage(pathname, { name: plugin, id: 'default' });
    render(<PageHead />);
    expect(address()).toBeUndefined();
  });
});

describe('spec 1.7: the fonts of pirate pages', () => {
  const style = () => document.querySelector('[data-testid="head"] style')?.textContent ?? '';

  it('are loaded on those pages', () => {
    showPage('/toolpad/core/onepirate/', { name: DOCS, id: 'docs-core' });
    render(<PageHead />);
    expect(style()).toContain("font-family:'Roboto Condensed';font-weight:700");
    expect(style()).toContain("font-family:'Work Sans';font-weight:300");
    expect(style()).toContain("font-family:'Work Sans';font-weight:400");
    expect(style().match(/@font-face/g)).toHaveLength(3);
  });

  it('are loaded nowhere else', () => {
    showPage('/toolpad/core/introduction/', { name: DOCS, id: 'docs-core' });
    render(<PageHead />);
    expect(style()).toBe('');
  });
});

describe('spec 1.5: the product switch', () => {
  const products = () => screen.getByRole('list', { name: 'Products' });

  it('names both products with their versions and marks the current one', () => {
    showPage('/toolpad/studio/concepts/', { name: DOCS, id: 'docs-studio' });
    render(<ProductSwitch />);
    const [core, studio] = within(products()).getAllByRole('link');
    expect(core).toHaveTextContent('Corev0.15.0');
    expect(core).not.toHaveAttribute('aria-current');
    expect(studio).toHaveTextContent('Studiov0.13.0');
    expect(studio).toHaveAttribute('aria-current', 'true');
    expect(core).toHaveAttribute('href', '/toolpad/core/introduction/');
  });

  it.each([
    ['a product’s overview', '/toolpad/studio/', 'Studio'],
    ['the home page', '/toolpad/', 'Core'],
    ['the search page', '/toolpad/search/', 'Core'],
  ])('spec 1.4: follows the URL on %s', (_name, pathname, product) => {
    showPage(pathname, { name: 'docusaurus-plugin-content-pages', id: 'default' });
    render(<ProductSwitch />);
    expect(within(products()).getByRole('link', { current: true })).toHaveTextContent(product);
  });

  it('leaves the mark to the browser on the 404 page', () => {
    showPage('/toolpad/404.html', { name: 'native', id: 'default' });
    render(<ProductSwitch />);
    expect(within(products()).queryByRole('link', { current: true })).not.toBeInTheDocument();
  });
});

describe('spec 1.4: <html> names the tree that a page shows', () => {
  beforeEach(() => {
    delete document.documentElement.dataset.tree;
  });

  it.each([
    ['/toolpad/studio/concepts/', { name: DOCS, id: 'docs-studio' }, 'toolpad-studio'],
    ['/toolpad/', { name: 'docusaurus-plugin-content-pages', id: 'default' }, 'toolpad-core'],
  ])('%s', (pathname, plugin, product) => {
    showPage(pathname, plugin);
    render(<PageHead />);
    expect(document.documentElement).toHaveAttribute('data-tree', product);
  });

  it.each([
    ['/toolpad/studio/no-such-page/', 'toolpad-studio'],
    ['/toolpad/no-such-page/', 'toolpad-core'],
  ])('%s, a missing page, by a script in the head', (pathname, product) => {
    showPage(pathname, { name: 'native', id: 'default' });
    render(<PageHead />);
    showTree(SEGMENTS);
    expect(document.documentElement).toHaveAttribute('data-tree', product);
  });
});
