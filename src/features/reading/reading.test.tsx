import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { BackToTop, Picture, PrintedLabel, ScrollTable, startReading, TableOfContents } from '.';

/** Simulates ResizeObserver, which jsdom lacks. */
const resizeCallbacks = new Map<Element, () => void>();
const scrolled = jest.fn();
const writeText = jest.fn<Promise<void>, [string]>();

beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(private readonly report: () => void) {}
      observe(element: Element): void {
        resizeCallbacks.set(element, this.report);
      }
      disconnect(): void {
        resizeCallbacks.clear();
      }
    },
  });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.scrollTo = scrolled;
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  startReading();
});

function define(element: Element, values: Record<string, number>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(element, name, { configurable: true, value });
  }
}

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  fireEvent.scroll(window);
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  window.history.replaceState(null, '', '/toolpad/core/');
});

describe('the table of contents', () => {
  const tops = { one: 0, two: 0 };

  function show(): HTMLElement[] {
    render(
      <>
        <h2 id="one">One</h2>
        <h2 id="two">Two</h2>
        <TableOfContents>
          <a href="#one">One</a>
          <a href="#two">Two</a>
        </TableOfContents>
      </>,
    );
    for (const id of ['one', 'two'] as const) {
      const heading = document.getElementById(id);
      if (heading) {
        heading.getBoundingClientRect = () => ({ top: tops[id] }) as DOMRect;
      }
    }
    define(document.documentElement, { scrollHeight: 5_000 });
    return screen.getAllByRole('link');
  }
  const active = (): string | null | undefined =>
    document.querySelector('[aria-current]')?.textContent;

  it('marks the current section while the page scrolls', async () => {
    Object.assign(tops, { one: 100, two: 2_000 });
    show();
    scrollTo(10);
    await waitFor(() => {
      expect(active()).toBe('One');
    });
    Object.assign(tops, { one: -1_000, two: 100 });
    scrollTo(1_000);
    await waitFor(() => {
      expect(active()).toBe('Two');
    });
  });

  it('keeps a requested section marked until the reader scrolls', async () => {
    Object.assign(tops, { one: 100, two: 2_000 });
    const [, two] = show();
    await waitFor(() => {
      expect(active()).toBe('One');
    });
    if (two) {
      fireEvent.click(two);
    }
    await waitFor(() => {
      expect(active()).toBe('Two');
    });
    fireEvent.scroll(window);
    await new Promise(requestAnimationFrame);
    expect(active()).toBe('Two');
    scrollTo(20);
    await waitFor(() => {
      expect(active()).toBe('One');
    });
  });

  it('follows the URL', async () => {
    Object.assign(tops, { one: 100, two: 2_000 });
    show();
    window.history.replaceState(null, '', '#two');
    fireEvent(window, new HashChangeEvent('hashchange'));
    await waitFor(() => {
      expect(active()).toBe('Two');
    });
  });
});

describe('a table', () => {
  it('can be scrolled by keyboard when wider than the page, and hints at hidden content', () => {
    const { container } = render(<ScrollTable />);
    const frame = container.firstElementChild as HTMLElement;
    define(frame, { scrollWidth: 900, clientWidth: 400 });
    resizeCallbacks.get(frame)?.();
    expect(screen.getByRole('group')).toHaveAttribute('tabindex', '0');
    expect(frame).toHaveAttribute('data-more-right');
    Object.defineProperty(frame, 'scrollLeft', { configurable: true, value: 500 });
    fireEvent.scroll(frame);
    expect(frame).not.toHaveAttribute('data-more-right');
    expect(frame).toHaveAttribute('data-more-left');
    define(frame, { scrollWidth: 400 });
    resizeCallbacks.get(frame)?.();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(frame).not.toHaveAttribute('tabindex');
  });
});

describe('a picture', () => {
  function show({ src = '/a.webp', parent = '' } = {}): HTMLElement {
    const picture = (
      <Picture>
        <img id="p" src={src} alt="The editor" />
      </Picture>
    );
    const { container } = render(
      parent === '' ? picture : createElement(parent, { href: '/x' }, picture),
    );
    return container.querySelector('tp-picture') as HTMLElement;
  }
  const enlargeButton = () => screen.queryByRole('button', { name: 'Enlarge the picture' });

  it('can be enlarged: it starts in the middle, and a click closes it', () => {
    const dialogScrolls = jest.fn();
    HTMLDialogElement.prototype.scrollTo = dialogScrolls;
    define(show(), { clientWidth: 358, scrollWidth: 358 });
    const button = enlargeButton();
    button?.click();
    const dialog = screen.getByRole('dialog', { name: 'The editor' });
    expect(dialog.querySelector('img')).toHaveAttribute('alt', 'The editor');
    expect(dialogScrolls).toHaveBeenCalledWith(0, 0);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it.each([
    ['in a link', 'a'],
    ['the poster of a film', 'tp-film'],
  ])('that is %s cannot be enlarged', (_name, parent) => {
    show({ parent });
    expect(enlargeButton()).not.toBeInTheDocument();
  });

  it.each([
    ['/a.webp', 'ltr', 0, 'right'],
    ['/a.webp#middle', 'ltr', 120, 'left right'],
    ['/a.webp#right', 'ltr', 343, 'left'],
    ['/a.webp', 'rtl', -343, 'right'],
    ['/a.webp#right', 'rtl', 0, 'left'],
  ])('%s that does not fit starts at its side in %s pages', (src, direction, position, more) => {
    const frame = show({ src });
    frame.style.direction = direction;
    define(frame, { clientWidth: 357, scrollWidth: 700 });
    resizeCallbacks.get(frame)?.();
    expect(Math.round(frame.scrollLeft)).toBe(position);
    const edges = ['left', 'right'].filter((edge) => frame.hasAttribute(`data-more-${edge}`));
    expect(edges.join(' ')).toBe(more);
    // Its button takes the focus.
    expect(frame).not.toHaveAttribute('tabindex');
  });

  it('keeps its place when a reader has scrolled it', () => {
    const frame = show({ src: '/a.webp#right' });
    define(frame, { clientWidth: 357, scrollWidth: 700 });
    frame.scrollLeft = 50;
    fireEvent.scroll(frame);
    expect(frame.scrollLeft).toBe(50);
    expect(frame).toHaveAttribute('data-more-right');
  });
});

describe('the back-to-top link', () => {
  const isOffered = (): boolean =>
    screen.getByRole('button', { name: 'Back to top' }).hasAttribute('data-shown');

  it('appears on scrolling up far down the page, and moves focus to the heading', () => {
    render(
      <>
        <main>
          <h1>Title</h1>
        </main>
        <BackToTop />
      </>,
    );
    scrollTo(2_000);
    expect(isOffered()).toBe(false);
    scrollTo(1_800);
    expect(isOffered()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    const heading = screen.getByRole('heading');
    expect(heading).toHaveFocus();
    heading.blur();
    expect(heading).not.toHaveAttribute('tabindex');
    scrollTo(300);
    expect(isOffered()).toBe(false);
  });
});

describe('a heading’s link', () => {
  const show = (): HTMLElement => {
    render(
      <h2>
        Use it <a className="hash-link" href="#use" aria-label="Link to Use it" />
      </h2>,
    );
    return screen.getByRole('link');
  };

  it('is copied on click, with confirmation beside the heading and for screen readers', async () => {
    const link = show();
    fireEvent.click(link);
    await waitFor(() => {
      expect(link).toHaveAttribute('data-note', 'Link copied');
    });
    expect(writeText).toHaveBeenCalledWith('https://mui.com/toolpad/core/#use');
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    });
  });

  it('reports that the browser refused to copy', async () => {
    writeText.mockRejectedValue(new Error('no'));
    const link = show();
    fireEvent.click(link);
    await waitFor(() => {
      expect(link.dataset.note).toMatch(/refused/);
    });
  });

  it('is not copied when opened in another tab', () => {
    fireEvent.click(show(), { ctrlKey: true });
    expect(writeText).not.toHaveBeenCalled();
  });
});

it('a printed label is not part of the page’s text', () => {
  const { container } = render(<PrintedLabel text="npm" />);
  expect(container).toHaveTextContent('');
  expect(container.firstElementChild).toHaveAttribute('data-label', 'npm');
});
