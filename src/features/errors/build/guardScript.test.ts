import { waitFor } from '@testing-library/react';
import { guardScript, LAST_RULE } from './guardScript';

const MAIN = 'http://localhost/toolpad/assets/js/main.1.js';
const SHEET = 'http://localhost/toolpad/assets/css/styles.1.css';

let listening = new AbortController();
let answer: () => Promise<Pick<Response, 'ok' | 'blob'>>;
const asked: string[] = [];

/** A complete page whose script and style sheet have neither loaded nor failed. */
function openPage(): { main: HTMLScriptElement; sheet: HTMLLinkElement } {
  document.head.innerHTML = '';
  document.body.innerHTML = '<main>Words</main>';
  const { dataset } = document.documentElement;
  delete dataset.scripts;
  delete dataset.started;
  const guard = document.createElement('script');
  for (const [name, value] of Object.entries(guardScript().attributes ?? {})) {
    guard.setAttribute(name, String(value));
  }
  guard.textContent = guardScript().innerHTML ?? '';
  document.head.append(guard);
  const main = document.createElement('script');
  main.defer = true;
  main.type = 'text/plain';
  main.src = MAIN;
  const sheet = document.createElement('link');
  sheet.href = SHEET;
  document.head.append(sheet, main);
  return { main, sheet };
}

const answerOf = (ok: boolean) => () =>
  Promise.resolve({ ok, blob: () => Promise.resolve(new Blob()) });

function fail(element: Element): void {
  element.dispatchEvent(new Event('error'));
}

const scripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src]'),
];
const notice = (): Element | null => document.querySelector('[role="alert"]');
const isAlive = (): boolean => document.documentElement.dataset.scripts !== undefined;

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  // Each test is a new page: its listeners are removed afterwards.
  listening = new AbortController();
  const { signal } = listening;
  const listen = document.addEventListener.bind(document);
  jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((name: string, listener: unknown, options?: unknown) => {
      listen(name, listener as EventListener, {
        ...(typeof options === 'object' ? options : {}),
        signal,
      });
    });
  answer = answerOf(true);
  Object.assign(window, {
    CSS: { supports: () => true },
    fetch: (address: string, { cache, signal }: RequestInit) => {
      asked.push(`${String(cache)} ${address}`);
      return Promise.race([
        answer(),
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', reject);
        }),
      ]);
    },
  });
});

afterEach(() => {
  listening.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('a script that fails is retried once, bypassing the browser’s cache', async () => {
  const { main } = openPage();
  fail(main);
  await waitFor(() => {
    expect(scripts()).toHaveLength(2);
  });
  expect(asked).toEqual([`reload ${MAIN}`]);
  expect(scripts()[1]?.src).toBe(MAIN);
  expect(notice()).toBeNull();
});

it('a script that fails twice is reported, and controls that need scripts are hidden', async () => {
  const { main } = openPage();
  fail(main);
  await waitFor(() => {
    expect(scripts()).toHaveLength(2);
  });
  fail(scripts()[1] as HTMLScriptElement);
  expect(notice()).toHaveTextContent(/could not be loaded.*Reload the page/);
  expect(isAlive()).toBe(false);
  expect(document.querySelector('main')).toHaveTextContent('Words');
});

it.each([
  ['is missing', answerOf(false)],
  ['cannot be requested', () => Promise.reject(new TypeError('offline'))],
])('a script that %s is reported', async (_how, how) => {
  answer = how;
  const { main } = openPage();
  fail(main);
  await waitFor(() => {
    expect(notice()).not.toBeNull();
  });
  expect(isAlive()).toBe(false);
});

it('a style sheet that never loads does not block scripts, and is reported once', async () => {
  answer = answerOf(false);
  const { sheet } = openPage();
  fail(sheet);
  fail(sheet);
  await waitFor(() => {
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  });
  expect(isAlive()).toBe(true);
});

it('an empty script and a truncated style sheet are retried once', () => {
  openPage();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked).toEqual([`reload ${SHEET}`, `reload ${MAIN}`]);
});

it('a complete page retries nothing', () => {
  const { sheet } = openPage();
  const style = document.createElement('style');
  style.textContent = `main{color:red}${LAST_RULE}`;
  document.head.append(style);
  Object.defineProperty(sheet, 'sheet', { value: style.sheet });
  document.documentElement.dataset.started = '';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked).toEqual([]);
});

/** Makes the browser's timeouts follow the test's clock. */
function limitByClock(): void {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), limit);
    return controller.signal;
  });
}

describe('a script that hangs', () => {
  it('is retried once, and controls that need it are hidden until then', async () => {
    openPage();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(asked).toEqual([]);
    expect(isAlive()).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toContain(`reload ${MAIN}`);
    expect(isAlive()).toBe(false);
    expect(scripts()[1]?.src).toBe(MAIN);
    expect(notice()).toBeNull();
  });

  it('and hangs again is reported until it loads after all', async () => {
    limitByClock();
    answer = () => new Promise(() => undefined);
    const { main, sheet } = openPage();
    sheet.remove();
    await jest.advanceTimersByTimeAsync(19_999);
    expect(notice()).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(notice()).toHaveTextContent(/could not be loaded/);
    document.documentElement.dataset.started = '';
    main.dispatchEvent(new Event('load'));
    expect(notice()).toBeNull();
  });
});

it('a style sheet that hangs does not block rendering', () => {
  const { sheet } = openPage();
  Object.defineProperty(sheet, 'sheet', { value: null });
  jest.advanceTimersByTime(9_999);
  expect(sheet.media).toBe('');
  jest.advanceTimersByTime(1);
  expect(sheet.media).toBe('print');
  sheet.dispatchEvent(new Event('load'));
  expect(sheet.media).toBe('all');
});

it('ignores third-party files and those of islands', () => {
  openPage();
  const part = document.createElement('script');
  part.src = 'http://localhost/toolpad/assets/js/7.js';
  part.type = 'text/plain';
  const picture = document.createElement('img');
  document.body.append(part, picture);
  fail(part);
  fail(picture);
  expect(asked).toEqual([]);
});

it('an old browser keeps the plain HTML', () => {
  Object.assign(window, { CSS: { supports: () => false } });
  const { main } = openPage();
  fail(main);
  expect(isAlive()).toBe(false);
  expect(asked).toEqual([]);
});

it('uses the site’s Trusted Types policy, for this file only', async () => {
  const made: string[] = [];
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
        made.push(name, rules.createScriptURL('https://evil.example/x.js'));
        return rules;
      },
    },
  });
  const { main } = openPage();
  fail(main);
  await waitFor(() => {
    expect(scripts()[1]?.src).toBe(MAIN);
  });
  expect(made).toEqual(['toolpad-renewal', '']);
});
