import { render, screen, within } from '@testing-library/react';
import { productById, type NavigationItem } from '../navigation';
import { NotFoundPage, ProductOverview } from '.';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('the 404 page', () => {
  it('names the address and offers pages like it', () => {
    window.history.replaceState(null, '', '/toolpad/core/dashboard-layout/');
    render(<NotFoundPage />);
    expect(screen.getByText(/\/toolpad\/core\/dashboard-layout\//)).toBeInTheDocument();
    const similar = screen.getByRole('region', { name: 'Pages with a similar address' });
    const [first] = within(similar).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/toolpad/core/react-dashboard-layout/');
  });

  it.each([
    [
      '/toolpad/concepts/queries?a=1#part',
      'redirected to /toolpad/studio/concepts/queries/?a=1#part',
    ],
    [
      '/toolpad/building-ui/component-library.html',
      'redirected to /toolpad/studio/concepts/building-ui/#component-library',
    ],
  ])('sends %s on, query and hash kept', (old, where) => {
    window.history.replaceState(null, '', old);
    render(<NotFoundPage />);
    expect(screen.getByRole('status')).toHaveTextContent(where);
  });

  it('offers pages near to where an old address leads when nothing is there', () => {
    window.history.replaceState(null, '', '/toolpad/how-to-guides/map-displays/');
    render(<NotFoundPage />);
    const similar = screen.getByRole('region', { name: 'Pages with a similar address' });
    const [first] = within(similar).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/toolpad/studio/how-to-guides/map-display/');
  });

  it('leads to both products when nothing is alike', () => {
    window.history.replaceState(null, '', '/toolpad/zzzz/');
    render(<NotFoundPage />);
    expect(screen.queryByRole('region', { name: /similar/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Toolpad Core' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All pages of Toolpad Studio' })).toHaveAttribute(
      'href',
      '/toolpad/studio/',
    );
  });

  it('shows an address as text, whatever it holds', () => {
    window.history.replaceState(null, '', '/toolpad/%3Cimg%20src=x%20onerror=alert(1)%3E/%E0%A4%A');
    render(<NotFoundPage />);
    expect(screen.getByText(/%3Cimg/)).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
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

  it('lists every page under its group', () => {
    render(<ProductOverview product={productById('toolpad-core')} tree={tree} lead="Lead." />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Toolpad Core');
    const group = screen.getByRole('region', { name: 'APIs' });
    expect(within(group).getByRole('link', { name: 'Crud' })).toHaveAttribute(
      'href',
      '/toolpad/core/api/crud/',
    );
  });
});
