import { act, fireEvent, render, screen } from '@testing-library/react';
import { TableOfContents } from '.';

/** Where the sections begin on the page, in px. */
const SECTIONS: Readonly<Record<string, number>> = { install: 400, use: 1_400, test: 2_400 };
const PAGE_HEIGHT = 4_000;

function placeAt(element: Element, top: () => number, height: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top(), 100, height);
}

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  act(() => {
    fireEvent.scroll(window);
    jest.advanceTimersToNextFrame();
  });
}

/** The list shows 200 px of itself; a link in it is 30 px high and one comes each 150 px. */
function renderPage(): HTMLElement {
  const page = render(
    <>
      {Object.keys(SECTIONS).map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
      <div data-testid="rest" />
    </>,
  );
  for (const [id, top] of Object.entries(SECTIONS)) {
    placeAt(
      page.container.querySelector(`#${id}`) ?? page.container,
      () => top - window.scrollY,
      40,
    );
  }
  render(
    <TableOfContents entries={SECTIONS}>
      {Object.keys(SECTIONS).map((id) => (
        <a key={id} href={`#${id}`}>
          {id}
        </a>
      ))}
      <a href="#missing">missing</a>
      <span>no link</span>
    </TableOfContents>,
  );
  const list = screen.getByRole('navigation');
  placeAt(list, () => 0, 200);
  [...list.querySelectorAll('a')].forEach((link, index) =>
    placeAt(link, () => index * 150 - list.scrollTop, 30),
  );
  return list;
}

const active = () => document.querySelector('[aria-current="location"]')?.textContent ?? null;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/toolpad/');
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: PAGE_HEIGHT,
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the table of contents', () => {
  it('marks the section that is being read, one at a time', () => {
    renderPage();
    expect(active()).toBeNull();
    scrollTo(1_390);
    expect(active()).toBe('use');
    scrollTo(380);
    expect(active()).toBe('install');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('scrolls itself, and nothing else, until the marked link can be seen', () => {
    const list = renderPage();
    scrollTo(2_395);
    expect(active()).toBe('test');
    expect(list.scrollTop).toBe(190);
    scrollTo(395);
    expect(active()).toBe('install');
    expect(list.scrollTop).toBe(-60);
  });

  it('keeps the section that a reader asked for marked until they scroll on', () => {
    renderPage();
    scrollTo(100);
    fireEvent.click(screen.getByRole('link', { name: 'test' }));
    act(() => jest.advanceTimersToNextFrame());
    expect(active()).toBe('test');
    scrollTo(100);
    expect(active()).toBe('test');
    scrollTo(1_395);
    expect(active()).toBe('use');
  });

  it('follows an address that changes, and leaves a click beside the links alone', () => {
    renderPage();
    window.history.replaceState(null, '', '#use');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(active()).toBe('use');
    window.history.replaceState(null, '', '#elsewhere');
    fireEvent(window, new HashChangeEvent('hashchange'));
    fireEvent.click(screen.getByText('no link'));
    act(() => jest.advanceTimersToNextFrame());
    expect(active()).toBe('use');
  });

  it('starts at the section in the address', () => {
    window.history.replaceState(null, '', '#install');
    renderPage();
    expect(active()).toBe('install');
  });
});
