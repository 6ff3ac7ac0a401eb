import { onRouteDidUpdate } from './pageFocus';

const from = { pathname: '/toolpad/core/introduction/', hash: '' };

function show(pathname: string, hash = '', previousLocation: typeof from | null = from): void {
  onRouteDidUpdate({ location: { pathname, hash }, previousLocation });
  jest.advanceTimersToNextFrame();
  jest.runAllTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<a href="/">Next</a>
    <main><h1>Installation</h1><h2 id="größe">Size</h2><a href="/x">Read on</a></main>`;
  document.querySelector('a')?.focus();
});

const focused = (): string | null | undefined => document.activeElement?.textContent;

describe('the focus after a link to another page', () => {
  it('is on the heading of the page', () => {
    show('/toolpad/core/introduction/installation/');
    expect(focused()).toBe('Installation');
  });

  it('is on the section that the address names', () => {
    show('/toolpad/core/introduction/installation/', '#gr%C3%B6%C3%9Fe');
    expect(focused()).toBe('Size');
  });

  it.each(['#gone', '#%E0%A4%A'])('is on the page’s heading where there is no %s', (hash) => {
    show('/toolpad/core/introduction/installation/', hash);
    expect(focused()).toBe('Installation');
  });

  it('leaves nothing behind that Tab would stop at or a click would focus', () => {
    show('/toolpad/core/introduction/installation/');
    document.querySelector<HTMLElement>('main a')?.focus();
    expect(document.querySelector('h1')).not.toHaveAttribute('tabindex');
  });

  it('stays where it is when the reader has gone on meanwhile', () => {
    onRouteDidUpdate({
      location: { pathname: '/toolpad/core/introduction/installation/', hash: '' },
      previousLocation: from,
    });
    show('/toolpad/core/introduction/', '', null);
    expect(focused()).toBe('Next');
  });

  it('stays where it is at the first page and within a page', () => {
    show('/toolpad/core/introduction/', '', null);
    show('/toolpad/core/introduction/', '#größe');
    expect(focused()).toBe('Next');
  });
});
