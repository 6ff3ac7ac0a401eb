import { fireEvent, render, screen, within } from '@testing-library/react';
import useRouteContext from '@docusaurus/useRouteContext';
import { MenuButton, SiteMenu, SkipLink, startMenu } from '.';
import { RESTORE_MENU_SCRIPT } from './keepMenu';
import { Sidebar } from './SiteMenu';

jest.mock('@docusaurus/useRouteContext');

const DOCS = { name: 'docusaurus-plugin-content-docs', id: 'docs-core' };
const PAGES = { name: 'docusaurus-plugin-content-pages', id: 'default' };

function openPage(pathname: string, plugin = DOCS): HTMLElement {
  window.history.replaceState(null, '', pathname);
  jest.mocked(useRouteContext).mockReturnValue({ plugin });
  render(
    <>
      <MenuButton />
      <SiteMenu beside>
        <p>Products</p>
      </SiteMenu>
      <main>Text</main>
    </>,
  );
  return document.querySelector<HTMLElement>('.site-menu') ?? document.body;
}

/** Whether the window is wide. */
let isWide: boolean;

function restore(): void {
  const script = document.createElement('script');
  script.textContent = RESTORE_MENU_SCRIPT;
  document.body.append(script);
  script.remove();
}

const group = (name: string): HTMLDetailsElement =>
  screen.getByText(name, { selector: 'summary *' }).closest('details') as HTMLDetailsElement;

beforeAll(() => {
  isWide = true;
  Object.assign(window, {
    matchMedia: () => ({ matches: isWide, addEventListener: jest.fn() }),
  });
  startMenu();
});

beforeEach(() => {
  sessionStorage.clear();
});

describe('spec 1.2: the tree', () => {
  it('marks the current page, with its groups open', () => {
    openPage('/toolpad/core/react-account/');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Account');
    expect(group('Components').open).toBe(true);
    expect(group('Introduction').open).toBe(false);
  });

  it('shows what there is on the first page of a product: only the long reference is closed', () => {
    openPage('/toolpad/core/introduction/');
    expect(group('Components').open).toBe(true);
    expect(group('Integrations').open).toBe(true);
    expect(group('APIs').open).toBe(false);
    expect(group('Introduction').querySelector('summary')).toHaveClass('menu__link--active');
    expect(group('Components').querySelector('summary')).not.toHaveClass('menu__link--active');
  });

  it('contains every page of the product, in closed groups too', () => {
    const menu = openPage('/toolpad/core/react-account/');
    expect(menu.querySelectorAll('a[href^="/toolpad/core/"]').length).toBeGreaterThan(50);
    expect(menu.querySelector('a[href^="/toolpad/studio/concepts"]')).toBeNull();
  });

  it('marks new pages, and has section headings', () => {
    openPage('/toolpad/core/react-account/');
    expect(screen.getByText('Data behind a sign-in')).toHaveAttribute('data-badge', 'New');
    expect(screen.getByText('Authentication').closest('li')).toHaveClass('sidebar-heading');
  });
});

describe('spec 1.2: a badge', () => {
  it('is shown on groups and headings too', () => {
    const items = [
      {
        pathname: '/toolpad/core/a-group',
        title: 'Group',
        newFeature: true,
        children: [{ pathname: '/toolpad/core/a', title: 'A' }],
      },
      {
        pathname: '/toolpad/core/b-group',
        subheader: 'Heading',
        newFeature: true,
        children: [{ pathname: '/toolpad/core/b', title: 'B' }],
      },
    ];
    render(<Sidebar items={items} pathname="/toolpad/core/a" overviews={new Set()} />);
    expect(screen.getByText('Group')).toHaveAttribute('data-badge', 'New');
    expect(screen.getByText('Heading')).toHaveAttribute('data-badge', 'New');
  });
});

describe('a group', () => {
  const items = [
    {
      pathname: '/toolpad/core/api-group',
      title: 'API',
      children: [{ pathname: '/toolpad/core/api/a', title: 'A' }],
    },
    {
      pathname: '/toolpad/core/other-group',
      title: 'Other',
      children: Array.from({ length: 400 }, (_, index) => ({
        pathname: `/toolpad/core/other/${index}`,
        title: `Page ${index}`,
      })),
    },
  ];

  it('links to its overview, and marks it as current there', () => {
    render(
      <Sidebar
        items={items.slice(0, 1)}
        pathname="/toolpad/core/api"
        overviews={new Set(['/toolpad/core/api'])}
      />,
    );
    expect(screen.getByRole('link', { name: 'API overview' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(group('API').open).toBe(true);
  });

  it('in a large tree links to its overview or first page, and contains no pages while closed', () => {
    const otherLink = (...overviews: string[]) => {
      const pathname = '/toolpad/core/api/a';
      const { unmount } = render(
        <Sidebar items={items} pathname={pathname} overviews={new Set(overviews)} />,
      );
      const address = screen.getByRole('link', { name: 'Other' }).getAttribute('href');
      expect(screen.queryByText('Page 3')).not.toBeInTheDocument();
      unmount();
      return address;
    };
    expect(otherLink('/toolpad/core/other')).toBe('/toolpad/core/other/');
    expect(otherLink()).toBe('/toolpad/core/other/0/');
  });

  it('without pages throws an error that names it', () => {
    jest.spyOn(console, 'error').mockImplementation();
    const wrong = [...items, { pathname: '/x', title: 'Empty', children: [] }];
    expect(() => render(<Sidebar items={wrong} pathname="/y" overviews={new Set()} />)).toThrow(
      '"Empty"',
    );
    jest.restoreAllMocks();
  });
});

describe('spec 1.4: the tree of a page', () => {
  const trees = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('[data-tree]')].map(({ dataset }) => dataset.tree);

  it.each([
    ['/toolpad/studio/concepts/theming/', { ...DOCS, id: 'docs-studio' }, ['toolpad-studio']],
    ['/toolpad/', PAGES, ['toolpad-core', 'toolpad-studio']],
    ['/toolpad/search/', PAGES, ['toolpad-core']],
    ['/toolpad/404.html', { name: 'native', id: 'default' }, ['toolpad-core', 'toolpad-studio']],
  ])('%s: %j', (pathname, plugin, expected) => {
    openPage(pathname, plugin);
    expect(trees()).toEqual(expected);
  });
});

describe('the state of the menu', () => {
  it('carries over to the next page, except for the current page’s group', () => {
    openPage('/toolpad/core/react-account/');
    group('Introduction').open = true;
    group('Components').open = false;
    window.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    openPage('/toolpad/core/react-crud/');
    restore();
    expect(group('Introduction').open).toBe(true);
    expect(group('Components').open).toBe(true);
  });

  it.each(['no JSON', '[]', '{"groups":3}', '{"scroll":"x"}'])(
    'is ignored if it was stored as %s',
    (stored) => {
      sessionStorage.setItem('menu', stored);
      openPage('/toolpad/core/react-account/');
      restore();
      expect(group('Components').open).toBe(true);
      expect(group('Introduction').open).toBe(false);
    },
  );

  it('is not stored if storage is blocked, and nothing else breaks', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    openPage('/toolpad/core/react-account/');
    expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
    refused.mockRestore();
  });

  it('scrolls to the current page once the menu is on screen', () => {
    const menu = openPage('/toolpad/core/react-account/');
    menu.getBoundingClientRect = () => ({ top: 60, bottom: 800, height: 740 }) as DOMRect;
    const current = screen.getByRole('link', { current: 'page' });
    current.getBoundingClientRect = () => ({ top: 1_462, bottom: 1_490 }) as DOMRect;
    isWide = false;
    restore();
    expect(menu.scrollTop).toBe(0);
    isWide = true;
    restore();
    expect(menu.scrollTop).toBeGreaterThan(1_000);
  });
});

describe('the menu over a page', () => {
  function toggle(menu: HTMLElement, newState: string): void {
    for (const type of ['beforetoggle', 'toggle']) {
      fireEvent(menu, Object.assign(new Event(type), { newState }));
    }
  }

  it('is opened by the header’s button, without a script', () => {
    const menu = openPage('/toolpad/core/react-account/');
    expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveAttribute(
      'popovertarget',
      menu.id,
    );
    expect(menu).toHaveAttribute('popover', 'auto');
    expect(within(menu).getByText('Products')).toBeInTheDocument();
  });

  it('takes focus while it is open, and reactivates the page when it closes', () => {
    const menu = openPage('/toolpad/core/react-account/');
    toggle(menu, 'open');
    expect(within(menu).getByRole('button', { name: 'Close the menu' })).toHaveFocus();
    expect(document.querySelector('main')).toHaveAttribute('inert');
    toggle(menu, 'closed');
    expect(document.querySelector('main')).not.toHaveAttribute('inert');
  });
});

it('the skip link is a plain link to a target behind the menu', () => {
  openPage('/toolpad/core/react-account/');
  render(<SkipLink />);
  const link = screen.getByRole('link', { name: 'Skip to main content' });
  const target = document.querySelector(String(link.getAttribute('href')));
  expect(target).toHaveAttribute('tabindex', '-1');
  expect(document.querySelector('.site-menu ~ [tabindex="-1"]')).toBe(target);
});
