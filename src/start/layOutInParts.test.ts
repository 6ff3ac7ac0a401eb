import { layOutInParts, PARTS, partsStyleSheet } from './layOutInParts';

const root = document.documentElement;
const idle: (() => void)[] = [];

/**
 * How many blocks of the page wait. jsdom knows no media and none of the properties, so it is what the
 * selector says.
 */
function waitingBlocks(): number {
  const [, selector] = /@media screen \{ (.*?) \{/.exec(partsStyleSheet()) ?? [];
  return document.querySelectorAll(selector ?? '').length;
}

/** The browser has a moment. */
function passIdleTime(): void {
  idle.splice(0).forEach((task) => {
    task();
  });
}

/** A page whose head is being read. */
function open({ type = 'navigate', hash = '' }: { type?: string; hash?: string } = {}): void {
  document.body.innerHTML = `<div class="markdown">${'<p></p>'.repeat(20)}</div>`;
  window.history.replaceState(null, '', `/toolpad/${hash}`);
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  layOutInParts(PARTS);
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
    expect(waitingBlocks()).toBe(12);
    load();
    expect(waitingBlocks()).toBe(12);
    passIdleTime();
    expect(waitingBlocks()).toBe(4);
    passIdleTime();
    expect(waitingBlocks()).toBe(0);
  });

  it('is as it was written when all of it is laid out', () => {
    open();
    const { outerHTML } = document.body;
    load();
    passIdleTime();
    expect(document.body.outerHTML).not.toBe(outerHTML);
    passIdleTime();
    expect(document.body.outerHTML).toBe(outerHTML);
    expect(root).not.toHaveAttribute('data-parts');
  });

  it('makes no other page wait that the reader goes on to', () => {
    open();
    load();
    passIdleTime();
    document.body.innerHTML = '<div class="markdown"><p></p></div>';
    passIdleTime();
    expect(root).not.toHaveAttribute('data-parts');
  });

  it('gets there in a browser that does not tell when it is idle', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    jest.useFakeTimers();
    open();
    load();
    jest.advanceTimersByTime(100);
    expect(waitingBlocks()).toBe(0);
  });

  it('gets there in a browser that is never idle', () => {
    jest.useFakeTimers();
    const neverIdle = (task: () => void, { timeout }: IdleRequestOptions = {}) =>
      timeout !== undefined && setTimeout(task, timeout);
    Object.assign(window, { requestIdleCallback: neverIdle });
    open();
    load();
    jest.advanceTimersByTime(5000);
    expect(waitingBlocks()).toBe(0);
  });

  it.each([
    ['a section in its address', { hash: '#setup' }],
    ['a reader who comes back', { type: 'back_forward' }],
    ['a reader who loads it again', { type: 'reload' }],
  ])('with %s is laid out at once', (_case, visit) => {
    open(visit);
    expect(waitingBlocks()).toBe(0);
  });

  it('is laid out at once by a browser that does not say how the reader came', () => {
    performance.getEntriesByType = () => [];
    layOutInParts(PARTS);
    expect(waitingBlocks()).toBe(0);
  });
});
