import { act, fireEvent, render, screen } from '@testing-library/react';
import { BackToTop, PrintedLabel, ScrollTable, SkipLink } from '.';

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  fireEvent.scroll(window);
}

function preferStillness(matches: boolean): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches });
}

describe('the way back to the top', () => {
  const scroll = jest.fn();

  beforeEach(() => {
    scrollTo(0);
    window.scrollTo = scroll;
    scroll.mockClear();
    render(
      <main>
        <h1>Account</h1>
        <BackToTop />
      </main>,
    );
  });

  const button = () => screen.getByRole('button', { name: 'Back to top' });

  it('shows when a reader far down turns back up, and only then', () => {
    const hidden = button().className;
    scrollTo(2_000);
    expect(button()).toHaveAttribute('class', hidden);
    scrollTo(1_900);
    expect(button()).not.toHaveAttribute('class', hidden);
    scrollTo(1_950);
    expect(button()).toHaveAttribute('class', hidden);
    scrollTo(300);
    expect(button()).toHaveAttribute('class', hidden);
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('takes the focus to the heading; motion unwanted: %s', (isStill, behavior) => {
    preferStillness(isStill);
    fireEvent.click(button());
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('works on a page without a heading', () => {
    preferStillness(true);
    screen.getByRole('heading').remove();
    fireEvent.click(button());
    expect(scroll).toHaveBeenCalled();
  });
});

describe('the link past the header', () => {
  it('takes the focus to the page', () => {
    render(
      <>
        <SkipLink fallbackId="content" />
        <main>Page</main>
      </>,
    );
    const main = screen.getByRole('main');
    const scrollIntoView = jest.fn();
    main.scrollIntoView = scrollIntoView;
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    expect(main).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('is a plain link where there is no main part', () => {
    render(<SkipLink fallbackId="content" />);
    expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
    expect(screen.getByRole('link')).toHaveAttribute('href', '#content');
  });
});

describe('a table', () => {
  let resize: () => void = () => undefined;

  beforeEach(() => {
    window.ResizeObserver = class implements ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        resize = () => callback([], this);
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
    render(
      <ScrollTable data-testid="table">
        <tbody />
      </ScrollTable>,
    );
  });

  function measure(content: number, shown: number, scrolled: number): HTMLElement {
    const frame = screen.getByTestId('table').parentElement ?? document.body;
    for (const [name, value] of Object.entries({ scrollWidth: content, clientWidth: shown })) {
      Object.defineProperty(frame, name, { configurable: true, value });
    }
    frame.scrollLeft = scrolled;
    act(() => resize());
    return frame;
  }

  it('that fits is just a table', () => {
    const frame = measure(600, 600, 0);
    expect(frame).not.toHaveAttribute('tabindex');
    expect(frame).not.toHaveAttribute('data-more');
  });

  it('that is too wide can be focused and scrolled, has a name, and says that it goes on', () => {
    const frame = measure(900, 600, 0);
    expect(screen.getByRole('group')).toHaveAccessibleName();
    expect(frame).toHaveAttribute('tabindex', '0');
    expect(frame).toHaveAttribute('data-more');
    frame.scrollLeft = 300;
    fireEvent.scroll(frame);
    expect(frame).not.toHaveAttribute('data-more');
    expect(frame).toHaveAttribute('tabindex', '0');
  });

  it('says so from right to left as well, where scrolling counts below zero', () => {
    const frame = measure(900, 600, -100);
    expect(frame).toHaveAttribute('data-more');
    frame.scrollLeft = -300;
    fireEvent.scroll(frame);
    expect(frame).not.toHaveAttribute('data-more');
  });
});

it('a label for paper is an attribute, so that nobody finds it twice', () => {
  const { container } = render(<PrintedLabel text="npm" />);
  expect(container).toHaveTextContent('');
  expect(container.firstChild).toHaveAttribute('data-label', 'npm');
});
