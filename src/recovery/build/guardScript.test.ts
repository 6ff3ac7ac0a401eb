import { waitFor } from '@testing-library/react';
import { RELOADED_KEY } from '../reloaded';
import { guardScript, LAST_RULE } from './guardScript';

const MAIN = 'http://localhost/toolpad/assets/js/main.1.js';
const SHEET = 'http://localhost/toolpad/assets/css/styles.1.css';

let listeners = new AbortController();
let respond: () => Promise<Pick<Response, 'ok' | 'blob'>>;
/** What the host has in place of the page. */
/** Whether the server has the page. */
let isPageThere: boolean;
let page: string;
const requests: string[] = [];

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

const responseWith = (ok: boolean) => () =>
  Promise.resolve({ ok, blob: () => Promise.resolve(new Blob()) });

function fail(element: Element): void {
  element.dispatchEvent(new Event('error'));
}

const scripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src]'),
];
const notice = (): Element | null => document.querySelector('[role="alert"]');
const hasScripts = (): boolean => document.documentElement.dataset.scripts !== undefined;

beforeEach(() => {
  jest.useFakeTimers();
  requests.length = 0;
  // Each test is a new page: its listeners are removed afterwards.
  listeners = new AbortController();
  const { signal } = listeners;
  const listen = document.addEventListener.bind(document);
  jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((name: string, listener: unknown, options?: unknown) => {
      listen(name, listener as EventListener, {
        ...(typeof options === 'object' ? options : {}),
        signal,
      });
    });
  respond = responseWith(true);
  isPageThere = true;
  page = `<script src=${new URL(MAIN).pathname}>`;
  sessionStorage.clear();
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, { popover: null });
  Object.assign(window, {
    fetch: (address: string, { cache, signal }: RequestInit) => {
      if (address === window.location.pathname) {
        return Promise.resolve({ ok: isPageThere, text: () => Promise.resolve(page) });
      }
      requests.push(`${String(cache)} ${address}`);
      return Promise.race([
        respond(),
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', reject);
        }),
      ]);
    },
  });
});

afterEach(() => {
  listeners.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a script that fails is retried once, bypassing the browser’s cache', async () => {
  const { main } = openPage();
  fail(main);
  await waitFor(() => {
    expect(scripts()).toHaveLength(2);
  });
  expect(requests).toEqual([`reload ${MAIN}`]);
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
  expect(hasScripts()).toBe(false);
  expect(document.querySelector('main')).toHaveTextContent('Words');
});

it.each([
  ['is missing', responseWith(false)],
  ['cannot be requested', () => Promise.reject(new TypeError('offline'))],
])('a script that %s is reported', async (_how, failure) => {
  respond = failure;
  const { main } = openPage();
  fail(main);
  await waitFor(() => {
    expect(notice()).not.toBeNull();
  });
  expect(hasScripts()).toBe(false);
});

it('a style sheet that never loads does not block scripts, and is reported once', async () => {
  respond = responseWith(false);
  const { sheet } = openPage();
  fail(sheet);
  fail(sheet);
  await waitFor(() => {
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  });
  expect(hasScripts()).toBe(true);
});

it('an empty script and a truncated style sheet are retried once', () => {
  openPage();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(requests).toEqual([`reload ${SHEET}`, `reload ${MAIN}`]);
});

it('a complete page retries nothing', () => {
  const { sheet } = openPage();
  const style = document.createElement('style');
  style.textContent = `main{color:red}${LAST_RULE}`;
  document.head.append(style);
  Object.defineProperty(sheet, 'sheet', { value: style.sheet });
  document.documentElement.dataset.started = '';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(requests).toEqual([]);
});

/** Makes the browser's timeouts follow the test's clock. */
function mockTimeouts(): void {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), limit);
    return controller.signal;
  });
}

describe('a script that hangs', () => {
  it('is retried once after 10 s, and controls that need it are hidden', async () => {
    openPage();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(requests).toEqual([]);
    expect(hasScripts()).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toContain(`reload ${MAIN}`);
    expect(hasScripts()).toBe(false);
    expect(scripts()[1]?.src).toBe(MAIN);
    expect(notice()).toBeNull();
  });

  it('is reported if the retry hangs too, until the script loads', async () => {
    mockTimeouts();
    respond = () => new Promise(() => undefined);
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

it('ignores files of third parties and islands', () => {
  openPage();
  const island = document.createElement('script');
  island.src = 'http://localhost/toolpad/assets/js/7.js';
  island.type = 'text/plain';
  const picture = document.createElement('img');
  document.body.append(island, picture);
  fail(island);
  fail(picture);
  expect(requests).toEqual([]);
});

it('an old browser keeps the plain HTML', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  const { main } = openPage();
  fail(main);
  expect(hasScripts()).toBe(false);
  expect(requests).toEqual([]);
});

describe('spec 7.2: a page from a cache, whose script a deploy has removed', () => {
  /** jsdom cannot reload, but says so each time. */
  let reloads: () => number;

  beforeEach(() => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    reloads = () => log.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    respond = responseWith(false);
    page = '<script src=/toolpad/assets/js/main.2.js>';
  });

  async function failMain(): Promise<void> {
    fail(openPage().main);
    await jest.advanceTimersByTimeAsync(0);
  }

  it('reloads once, and is reported if that does not help', async () => {
    await failMain();
    expect(reloads()).toBe(1);
    await failMain();
    expect(reloads()).toBe(1);
    expect(notice()).not.toBeNull();
  });

  it.each<[string, () => unknown]>([
    ['the newest page has the same script', () => (page = `<script src=${MAIN}>`)],
    ['the server answers with an error', () => (isPageThere = false)],
    ['the tab reloaded itself lately', () => sessionStorage.setItem(RELOADED_KEY, `${Date.now()}`)],
    ['the tab has no focus', () => jest.spyOn(document, 'hasFocus').mockReturnValue(false)],
    [
      'there is no storage',
      () =>
        jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new Error('refused');
        }),
    ],
  ])('does not reload if %s', async (_why, obstruct) => {
    obstruct();
    await failMain();
    expect(reloads()).toBe(0);
    expect(notice()).not.toBeNull();
  });

  it('does not reload once the reader has pressed something', async () => {
    const { main } = openPage();
    window.dispatchEvent(new Event('keydown'));
    fail(main);
    await jest.advanceTimersByTimeAsync(0);
    expect(reloads()).toBe(0);
  });
});
