import { layOutInParts, partsStyleSheet } from './layOutInParts';

const root = document.documentElement;
const idle: (() => void)[] = [];

/** The parts that are laid out; `null`: the whole page. */
const laidOut = (): string | null => root.getAttribute('data-parts');

/** The browser has a moment. */
function passIdleTime(): void {
  idle.splice(0).forEach((task) => {
    task();
  });
}

/** A page whose head is being read. */
function open({ type = 'navigate', hash = '' }: { type?: string; hash?: string } = {}): void {
  window.history.replaceState(null, '', `/toolpad/${hash}`);
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  layOutInParts({ attribute: 'data-parts', parts: 3 });
}

function load(): void {
  window.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: (task: () => void) => idle.push(task) });
});

afterEach(() => {
  idle.length = 0;
  jest.useRealTimers();
  root.removeAttribute('data-parts');
});

describe('a page that is loaded', () => {
  it('shows its first part, and once it has loaded each further one when the browser is idle', () => {
    open();
    passIdleTime();
    expect(laidOut()).toBe('1');
    load();
    expect(laidOut()).toBe('1');
    passIdleTime();
    expect(laidOut()).toBe('2');
    passIdleTime();
    expect(laidOut()).toBeNull();
    passIdleTime();
    expect(laidOut()).toBeNull();
  });

  it('gets there in a browser that does not tell when it is idle', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    jest.useFakeTimers();
    open();
    load();
    jest.advanceTimersByTime(100);
    expect(laidOut()).toBeNull();
  });

  it.each([
    ['a section in its address', { hash: '#setup' }],
    ['a reader who comes back', { type: 'back_forward' }],
    ['a reader who loads it again', { type: 'reload' }],
  ])('with %s is laid out at once', (_case, visit) => {
    open(visit);
    expect(laidOut()).toBeNull();
  });

  it('is laid out at once by a browser that does not say how the reader came', () => {
    performance.getEntriesByType = () => [];
    layOutInParts({ attribute: 'data-parts', parts: 3 });
    expect(laidOut()).toBeNull();
  });
});

describe('the rules', () => {
  it('leave more of the page to be laid out while fewer parts are', () => {
    // jsdom knows no media and none of the properties: which blocks wait is what the selectors say.
    const [, selectors] = /@media screen \{ (.*?) \{/.exec(partsStyleSheet()) ?? [];
    document.body.innerHTML = `<div class="markdown">${'<p></p>'.repeat(300)}</div>`;
    const waiting = (part: number): number => {
      root.setAttribute('data-parts', String(part));
      return document.querySelectorAll(selectors ?? '').length;
    };
    const counts = Array.from({ length: 15 }, (_, index) => waiting(index + 1));
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts.slice(0, 2)).toEqual([292, 284]);
    expect(counts.at(-1)).toBe(0);
  });
});
