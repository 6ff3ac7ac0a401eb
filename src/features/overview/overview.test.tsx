import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productById, type NavigationItem } from '../../site';
import { GroupOverview, NotFoundHeading, ProductOverview, startNotFound } from '.';
import { showNotFound } from './showNotFound';

const mockTexts = {
  '/toolpad/studio/concepts/queries/': { title: 'Queries', description: 'How data comes.' },
  '/toolpad/core/api/crud/': { title: 'Crud API', description: 'Every prop of Crud.' },
  '/toolpad/core/intro/': { title: 'Core overview', description: 'What Core is.' },
  '/toolpad/core/examples/': { title: 'Core examples', description: 'Apps to copy.' },
};

jest.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => ({ texts: mockTexts }) }), {
  virtual: true,
});

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-tree');
  window.history.replaceState(null, '', '/');
});

describe('the 404 page', () => {
  /** With what it needs of the search below it (`SearchPage`). */
  const PAGE = `<main>${renderToStaticMarkup(<NotFoundHeading />)}<input type="search" name="q"><input type="radio" name="in" value="core"><input type="radio" name="in" value="studio"></main>`;

  /** Opens the page at a path; returns where it redirects to. */
  function open(address: string): string[] {
    const redirects: string[] = [];
    // With the origin, so that a leading `//` is not read as a host.
    window.history.replaceState(null, '', window.location.origin + address);
    const { pathname, search, hash } = window.location;
    const replace = (to: string | URL): void => {
      redirects.push(String(to));
    };
    document.body.innerHTML = `<ul><li data-product="toolpad-core"><a href="/c/">Core</a></li>
      <li data-product="toolpad-studio"><a href="/s/">Studio</a></li></ul>
      ${PAGE}`;
    const root = document.querySelector<HTMLElement>('tp-not-found');
    if (root) {
      showNotFound(root, { pathname, search, hash, replace });
    }
    return redirects;
  }
  it('is readable before it knows the URL', () => {
    document.body.innerHTML = PAGE;
    expect(screen.getByText(/Nothing is published at this URL/)).toBeInTheDocument();
  });

  const similar = () => screen.queryByRole('region', { name: 'Pages with a similar URL' });

  it('shows the URL and offers similar pages', () => {
    open('/toolpad/core/dashboard-layout/');
    expect(screen.getByText(/\/toolpad\/core\/dashboard-layout\//)).toBeInTheDocument();
    const [first] = within(similar() ?? document.body).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/toolpad/core/react-dashboard-layout/');
  });

  it('shows each page’s trail, starting with its product', () => {
    open('/toolpad/core/dashboard-layout/');
    const [first] = within(similar() ?? document.body).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Toolpad Core › Components › Layout$/);
  });

  it('suggests pages similar to an old URL’s target that no longer exists', () => {
    open('/toolpad/how-to-guides/map-displays/');
    const [first] = within(similar() ?? document.body).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/toolpad/studio/how-to-guides/map-display/');
  });

  it.each([
    ['/toolpad/core/dashboard-layout/', 'dashboard layout', ['core']],
    ['/toolpad/1/', '', []],
    ['/toolpad/how-to-guides/map-displays/', 'how to guides map displays', ['studio']],
  ])('shows %s and asks for “%s” in %j', (address, words, products) => {
    open(address);
    const tabs = screen.getAllByRole<HTMLInputElement>('radio');
    expect(tabs.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(products);
    expect(screen.getByText(new RegExp(`published at ${address}`))).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue(words);
  });

  it('offers no pages if none is similar', () => {
    open('/toolpad/core/pricing-plans/');
    expect(similar()).not.toBeInTheDocument();
  });

  it('leaves a query that the reader has changed to the search', () => {
    open('/toolpad/core/dashboard-layout/?q=sidebar');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it.each([
    ['/toolpad/concepts/queries?a=1#part', '/toolpad/studio/concepts/queries/?a=1#part'],
    [
      '/toolpad/building-ui/component-library.html',
      '/toolpad/studio/concepts/building-ui/#component-library',
    ],
  ])('redirects %s and keeps query and hash', (old, target) => {
    expect(open(old)).toEqual([target]);
  });

  it.each([
    ['/toolpad//core/react-crud/?a=1#part', '/toolpad/core/react-crud/?a=1#part'],
    ['//toolpad/core/react-crud/', '/toolpad/core/react-crud/'],
    ['/toolpad/core/react-crud/index.html', '/toolpad/core/react-crud/'],
  ])('redirects %s to its normalized URL', (variant, target) => {
    expect(open(variant)).toEqual([target]);
  });

  it.each([
    ['/toolpad/studio/no-such-page/', 'toolpad-studio', 'Studio'],
    ['/toolpad/no-such-page/', 'toolpad-core', 'Core'],
  ])('spec 1.4: at %s it belongs to %s', (address, product, name) => {
    open(address);
    expect(document.documentElement).toHaveAttribute('data-tree', product);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent(name);
  });

  it('spec 1.4: in another category, it belongs to no product', () => {
    document.head.innerHTML = '<meta name="mui:productCategoryId" content="material">';
    open('/toolpad/studio/no-such-page/');
    expect(document.documentElement).not.toHaveAttribute('data-tree');
    expect(screen.queryByRole('link', { current: true })).not.toBeInTheDocument();
  });

  it('shows any URL as text', () => {
    open('/toolpad/%3Cimg%20src=x%20onerror=alert(1)%3E/%E0%A4%A');
    expect(screen.getByText(/%3Cimg/)).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });

  it('adapts to the URL as soon as it is inserted', async () => {
    startNotFound();
    window.history.replaceState(null, '', '/toolpad/core/dashboard-layout/');
    document.body.innerHTML = PAGE;
    await waitFor(() => {
      expect(screen.getByRole('searchbox')).toHaveValue('dashboard layout');
    });
  });
});

describe('spec 1.1: the overview of a product', () => {
  const tree: readonly NavigationItem[] = [
    {
      pathname: '/toolpad/core/api-group',
      title: 'APIs',
      children: [
        {
          pathname: '/toolpad/core/api/components-group',
          subheader: 'Components',
          children: [{ pathname: '/toolpad/core/api/crud', title: 'Crud' }],
        },
      ],
    },
  ];

  const show = (items: readonly NavigationItem[]) =>
    render(
      <ProductOverview
        product={productById('toolpad-core')}
        tree={items}
        lead="Lead."
        tasks={[{ label: 'Lay out a dashboard', to: '/toolpad/core/react-dashboard-layout/' }]}
      />,
    );

  it('says where to start', () => {
    show(tree);
    expect(screen.getByRole('link', { name: 'Lay out a dashboard' })).toHaveAttribute(
      'href',
      '/toolpad/core/react-dashboard-layout/',
    );
  });

  it('lists every page under its group, with its description', () => {
    show(tree);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Toolpad Core');
    const group = screen.getByRole('region', { name: 'APIs' });
    expect(within(group).getByRole('link', { name: 'Crud' })).toHaveAttribute(
      'href',
      '/toolpad/core/api/crud/',
    );
    expect(within(group).getByRole('listitem')).toHaveTextContent('Crud: Every prop of Crud.');
  });

  it('nests groups', () => {
    show(tree);
    const group = screen.getByRole('region', { name: 'APIs' });
    const inner = within(group).getByRole('group', { name: 'Components' });
    expect(within(inner).getByRole('heading', { level: 3 })).toHaveTextContent('Components');
    expect(within(inner).getByRole('link', { name: 'Crud' })).toBeInTheDocument();
  });

  it('uses page titles where several pages have the same name in the tree', () => {
    show([
      {
        pathname: '/toolpad/core/intro-group',
        title: 'Introduction',
        children: [
          { pathname: '/toolpad/core/intro', title: 'Overview' },
          {
            pathname: '/toolpad/core/examples-group',
            title: 'Examples',
            children: [{ pathname: '/toolpad/core/examples', title: 'Overview' }],
          },
        ],
      },
    ]);
    expect(screen.queryByRole('link', { name: 'Overview' })).not.toBeInTheDocument();
    const group = screen.getByRole('region', { name: 'Introduction' });
    expect(
      within(group)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Core overview', 'Core examples']);
  });
});

describe('spec 1.1: the overview of a group', () => {
  it.each([
    ['/toolpad/studio/concepts/'],
    // As passed by Docusaurus.
    ['/toolpad/studio/concepts'],
  ])('lists its pages, one per line: %s', (address) => {
    render(<GroupOverview address={address} title="Concepts" lead="Lead." />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Concepts');
    const queries = screen.getByRole('link', { name: 'Queries' });
    expect(queries).toHaveAttribute('href', '/toolpad/studio/concepts/queries/');
    expect(queries.closest('li')).toHaveTextContent('Queries: How data comes.');
  });

  it('shows cards with pictures that nobody reads aloud, if all its pages have one', () => {
    const { container } = render(
      <GroupOverview address="/toolpad/studio/components/" title="Guides" lead="Lead." />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    const images = [...container.querySelectorAll('li img')];
    expect(images.map((image) => image.getAttribute('srcset'))).toEqual(
      Array(5).fill(['/toolpad/light.webp 2x', '/toolpad/dark.webp 2x']).flat(),
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    for (const image of images) {
      expect(image).toHaveAttribute('width');
      expect(image).toHaveAttribute('height');
      expect(image.closest('[data-markdown="skip"]')).not.toBeNull();
    }
  });
});
