import { fireEvent, screen } from '@testing-library/react';
import { startMenu } from './keepMenu';

/** Simulates a window that becomes wide or narrow. */
let resize: (event: { readonly matches: boolean }) => void;

/** Mocks `:popover-open`, which jsdom lacks, with `data-open`. */
function mockPopovers(): void {
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector: string) =>
      document.querySelectorAll(selector.replace(':popover-open', '[data-open]')).item(0),
    );
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
  });
}

/** Opens or closes a popover, with a browser's events. */
function toggle(popover: HTMLElement, isOpen: boolean): void {
  const newState = isOpen ? 'open' : 'closed';
  fireEvent(popover, Object.assign(new Event('beforetoggle'), { newState }));
  popover.toggleAttribute('data-open', isOpen);
  fireEvent(popover, Object.assign(new Event('toggle'), { newState }));
}

/** Whether the window is wide. */
let isWide = false;

const menu = () => screen.getByRole('navigation');
const text = () => screen.getByText('Text');

beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({
      get matches() {
        return isWide;
      },
      addEventListener: (_type: 'change', listener: typeof resize) => {
        resize = listener;
      },
    }),
  });
  startMenu();
});

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `
    <nav class="site-menu">
      <button class="site-menu__close">Close the menu</button>
      <details data-group="/a"><summary>A</summary></details>
      <details data-group="/b"><summary>B</summary></details>
    </nav>
    <main>Text</main>
    <div id="settings"><button>Dark</button></div>`;
  mockPopovers();
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the menu over a page', () => {
  it('closes when the window becomes wide, and makes the page active again', () => {
    toggle(menu(), true);
    expect(text()).toHaveAttribute('inert');
    resize({ matches: true });
    expect(menu()).not.toHaveAttribute('data-open');
    expect(text()).not.toHaveAttribute('inert');
  });

  it('stays open when the window becomes narrow', () => {
    toggle(menu(), true);
    resize({ matches: false });
    expect(menu()).toHaveAttribute('data-open');
    expect(text()).toHaveAttribute('inert');
  });

  it('ignores a wide window while it is closed', () => {
    screen.getByRole('button', { name: 'Dark' }).focus();
    expect(() => {
      resize({ matches: true });
    }).not.toThrow();
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveFocus();
  });

  it('ignores other popovers', () => {
    const settings = document.getElementById('settings') ?? document.body;
    screen.getByRole('button', { name: 'Dark' }).focus();
    toggle(settings, true);
    expect(text()).not.toHaveAttribute('inert');
    expect(menu()).not.toHaveAttribute('inert');
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveFocus();
  });
});

describe('the stored state of the menu', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const stored = (): unknown => JSON.parse(sessionStorage.getItem('menu') ?? 'null');

  it('includes its folded groups and scroll position', () => {
    document.querySelector('details')?.setAttribute('open', '');
    menu().scrollTop = 120;
    leave();
    expect(stored()).toEqual({ groups: { '/a': true, '/b': false }, scroll: 120 });
  });

  it('is stored as soon as a link is clicked, for a page that is prerendered', () => {
    document.querySelector('details')?.setAttribute('open', '');
    menu().insertAdjacentHTML('beforeend', '<a href="#b">B</a>');
    fireEvent.click(screen.getByText('B', { selector: 'a' }));
    expect(stored()).toMatchObject({ groups: { '/a': true, '/b': false } });
  });

  it('is stored when the menu closes, for the next time that it opens', () => {
    toggle(menu(), true);
    document.querySelector('details')?.setAttribute('open', '');
    toggle(menu(), false);
    expect(stored()).toMatchObject({ groups: { '/a': true, '/b': false } });
  });

  it('is restored when a prerendered page is shown', () => {
    isWide = true;
    sessionStorage.setItem('menu', '{"groups":{"/b":true},"scroll":40}');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(document.querySelector('[data-group="/b"]')).toHaveAttribute('open');
    expect(menu().scrollTop).toBe(40);
    isWide = false;
  });

  it('includes the groups of the other product’s menu', () => {
    sessionStorage.setItem('menu', '{"groups":{"/other":true,"/a":true},"scroll":7}');
    leave();
    expect(stored()).toEqual({ groups: { '/other': true, '/a': false, '/b': false }, scroll: 0 });
  });

  it.each(['null', '7', '{"groups":7}', '{cut'])('recovers from a stored %s', (invalid) => {
    sessionStorage.setItem('menu', invalid);
    leave();
    expect(stored()).toEqual({ groups: { '/a': false, '/b': false }, scroll: 0 });
  });

  it('is unchanged by a page without a menu, such as the document of a demo', () => {
    sessionStorage.setItem('menu', '{"groups":{"/a":true},"scroll":300}');
    menu().remove();
    leave();
    expect(stored()).toEqual({ groups: { '/a': true }, scroll: 300 });
  });
});
