import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import {
  BackToTop,
  Picture,
  pictureLayout,
  PrintedLabel,
  ScrollTable,
  startReading,
  TableOfContents,
} from '.';

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

describe('the size of a picture in a page', () => {
  it('is that of what it shows', () => {
    expect(pictureLayout({ src: '/a.webp', width: '1344', height: '896' })).toEqual({
      image: { width: 840, height: 560 },
    });
  });

  it('is unknown for a picture that was not measured', () => {
    expect(pictureLayout({ src: 'https://example.com/a.webp' })).toEqual({ image: {} });
  });

  it('is that of a part which its URL names', () => {
    const src = '/a.webp#xywh=640,50,200,410';
    const { image, part } = pictureLayout({ src, width: '1344', height: '896' });
    expect(image).toEqual({ width: 840, height: 560, style: { margin: '-50px 0 0 -640px' } });
    render(<Picture part={part}>picture</Picture>);
    expect(screen.getByText('picture')).toHaveStyle({ width: '200px', height: '410px' });
  });
});
