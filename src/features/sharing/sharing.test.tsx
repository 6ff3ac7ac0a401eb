import { render } from '@testing-library/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ArticleData, PageCard, withProduct } from '.';

beforeEach(() => {
  window.history.replaceState(null, '', '/toolpad/core/react-crud/');
  (
    useDocusaurusContext() as unknown as { siteConfig: { customFields: object } }
  ).siteConfig.customFields = {
    versions: { 'toolpad-core': '0.15.0', 'toolpad-studio': '0.13.0' },
  };
});

/** React moves `meta` elements to the document's head. */
function metaOf(name: string): string | null | undefined {
  return document.head
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content');
}

describe('the link preview of a page', () => {
  it('is its own card, with its size and description', () => {
    render(<PageCard title="CRUD" type="article" />);
    expect(metaOf('og:image')).toBe('img/cards/core/react-crud.png');
    expect(metaOf('og:image:width')).toBe('1200');
    expect(metaOf('og:image:height')).toBe('630');
    expect(metaOf('og:image:alt')).toBe('CRUD · Toolpad Core');
    expect(metaOf('twitter:image:alt')).toBe('CRUD · Toolpad Core');
    expect(metaOf('og:type')).toBe('article');
  });

  it('names a product once on its own page', () => {
    window.history.replaceState(null, '', '/toolpad/core/');
    render(<PageCard title="Toolpad Core" />);
    expect(metaOf('og:image:alt')).toBe('Toolpad Core');
  });

  it('is the site’s for the home page', () => {
    window.history.replaceState(null, '', '/toolpad/');
    render(<PageCard />);
    expect(metaOf('og:image')).toBe('img/cards/index.png');
    expect(metaOf('og:image:alt')).toBe('Toolpad');
    expect(metaOf('og:type')).toBe('website');
  });
});

describe('structured data for search engines', () => {
  function articleOf(container: HTMLElement): Record<string, unknown> {
    return JSON.parse(container.querySelector('script')?.textContent ?? '') as Record<
      string,
      unknown
    >;
  }
  const page = {
    title: 'CRUD',
    description: 'Lists and forms.',
    permalink: '/toolpad/core/react-crud/',
  };

  it('describes the article, its product and its date', () => {
    const { container } = render(
      <ArticleData {...page} lastUpdatedAt={Date.UTC(2026, 10, 22, 1)} />,
    );
    expect(articleOf(container)).toMatchObject({
      '@type': 'TechArticle',
      headline: 'CRUD',
      url: 'https://mui.com/toolpad/core/react-crud/',
      image: 'https://mui.com/toolpad/img/cards/core/react-crud.png',
      dateModified: '2026-11-22T01:00:00.000Z',
      about: { name: 'Toolpad Core', softwareVersion: '0.15.0' },
    });
    expect(metaOf('article:modified_time')).toBe('2026-11-22T01:00:00.000Z');
  });

  it('has no date if Git has none', () => {
    const { container } = render(<ArticleData {...page} lastUpdatedAt={null} />);
    expect(articleOf(container)).not.toHaveProperty('dateModified');
    expect(metaOf('article:modified_time')).toBeUndefined();
  });

  it('cannot close its own script element', () => {
    const { container } = render(<ArticleData {...page} title="</script><b>bold" />);
    expect(container.querySelector('script')?.textContent).not.toContain('</script>');
    expect(articleOf(container)).toHaveProperty('headline', '</script><b>bold');
  });
});

describe('breadcrumbs for search engines', () => {
  const home = { label: 'Toolpad', href: '/toolpad/' };
  const labelsOf = (crumbs: Parameters<typeof withProduct>[0]) =>
    withProduct(crumbs, home).map(({ label }) => label);

  it('begin with the home page and the product', () => {
    expect(
      labelsOf([{ label: 'Concepts' }, { label: 'Queries', href: '/toolpad/studio/queries/' }]),
    ).toEqual(['Toolpad', 'Toolpad Studio', 'Concepts', 'Queries']);
  });

  it('have the same URLs as pages', () => {
    const crumbs = withProduct([{ label: 'Concepts', href: '/toolpad/studio/concepts' }], home);
    expect(crumbs.map(({ href }) => href)).toEqual([
      '/toolpad/',
      '/toolpad/studio/',
      '/toolpad/studio/concepts/',
    ]);
  });

  it('begin with just the home page outside both products', () => {
    expect(labelsOf([{ label: 'Else', href: '/toolpad/else/' }])).toEqual(['Toolpad', 'Else']);
  });
});
