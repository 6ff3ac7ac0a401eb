import type * as Presses from './presses';
import type * as Reload from './reload';
import { RELOADED_KEY } from './reloaded';
import type * as Unsaved from './unsaved';

const MAIN = '/toolpad/assets/js/main.1.js';
const SAME = `<script src=${MAIN} defer></script>`;
const NEWER = '<script src=/toolpad/assets/js/main.2.js defer></script>';
const MINUTE = 60_000;

/** What the host answers to a request for the page. */
let page: Promise<Response>;
let presses: typeof Presses;
let rule: typeof Reload;
let unsaved: typeof Unsaved;
let isFocused: boolean;

const answer = (text: string, ok = true): Promise<Response> =>
  Promise.resolve({ ok, text: () => Promise.resolve(text) } as Response);

/** jsdom cannot reload, but says so each time. */
const reloads = (): number =>
  jest.mocked(console.error).mock.calls.filter(([error]) => /navigation/.test(String(error)))
    .length;

/** Opens a page in the same tab: modules start anew. */
async function open(type: NavigationTimingType = 'navigate'): Promise<void> {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  document.body.innerHTML =
    '<button>Yes</button><button data-for="a">Comment</button><button data-for="b">Comment</button>';
  await jest.isolateModulesAsync(async () => {
    presses = await import('./presses');
    rule = await import('./reload');
    unsaved = await import('./unsaved');
  });
  presses.watchPresses();
}

const button = (index: number) => document.querySelectorAll('button')[index] as HTMLElement;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  isFocused = true;
  jest.spyOn(document, 'hasFocus').mockImplementation(() => isFocused);
  sessionStorage.clear();
  AbortSignal.timeout = () => new AbortController().signal;
  window.fetch = () => page;
  page = answer(NEWER);
  document.head.innerHTML = `<script type="text/plain" defer src="${MAIN}"></script>`;
  await open();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('spec 7.2: the page does not reload itself', () => {
  it.each<[string, () => unknown]>([
    ['without focus', () => (isFocused = false)],
    ['offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['hidden', () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
    ['in a frame', () => jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window)],
    ['with unsaved work', () => unsaved.registerUnsavedWork(() => true)],
    ['right after a key press', () => window.dispatchEvent(new Event('keydown'))],
    ['while a press waits for code', () => presses.holdPress(button(0))],
    ['within ten minutes of the last time', () => rule.reloadPage()],
  ])('%s', (_name, obstruct) => {
    expect(rule.mayReload()).toBe(true);
    obstruct();
    expect(rule.mayReload()).toBe(false);
  });

  it('during a press, however long, and 2 s after it', () => {
    window.dispatchEvent(new Event('pointerdown'));
    jest.advanceTimersByTime(20_000);
    expect(rule.mayReload()).toBe(false);
    window.dispatchEvent(new Event('pointerup'));
    jest.advanceTimersByTime(1999);
    expect(rule.mayReload()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(rule.mayReload()).toBe(true);
  });

  it('while a link is being followed, unless it was a download', () => {
    rule.watchLeaving();
    window.dispatchEvent(new Event('beforeunload'));
    jest.advanceTimersByTime(MINUTE - 1);
    expect(rule.mayReload()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(rule.mayReload()).toBe(true);
  });

  it('until all work is saved', () => {
    const done = unsaved.registerUnsavedWork(() => true);
    const others = unsaved.registerUnsavedWork(() => false);
    expect(unsaved.hasUnsavedWork()).toBe(true);
    done();
    expect(unsaved.hasUnsavedWork()).toBe(false);
    others();
  });
});

describe('spec 7.2: a tab remembers that it reloaded itself', () => {
  it('for ten minutes, on every page', async () => {
    rule.reloadPage();
    await open();
    jest.advanceTimersByTime(10 * MINUTE - 1);
    expect(rule.mayReload()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(rule.mayReload()).toBe(true);
  });

  it.each(['', 'yesterday', 'NaN'])('and ignores an invalid time (%j)', (text) => {
    sessionStorage.setItem(RELOADED_KEY, text);
    expect(rule.mayReload()).toBe(true);
  });

  it.each(['getItem', 'setItem'] as const)('even if %s throws', async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(rule.mayReload()).toBe(true);
    await open('reload');
    expect(rule.mayReload()).toBe(false);
  });

  it('and knows that the page after it shows the newest build', async () => {
    expect(rule.isRenewed()).toBe(false);
    jest.setSystemTime(performance.timeOrigin);
    rule.reloadPage();
    await open('reload');
    expect(rule.isRenewed()).toBe(true);
    await open('navigate');
    expect(rule.isRenewed()).toBe(false);
  });
});

describe('spec 7.2: a file that a deploy removed', () => {
  it('reloads the page once', async () => {
    expect(await rule.renewPage(null)).toBe(true);
    expect(await rule.renewPage(null)).toBe(true);
    expect(reloads()).toBe(1);
    await open('reload');
    expect(await rule.renewPage(null)).toBe(false);
    expect(reloads()).toBe(1);
  });

  it.each([
    ['the page has not changed', () => answer(SAME)],
    ['the page is missing', () => answer('Not found', false)],
    ['the host does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('does not reload it if %s', async (_why, host) => {
    page = host();
    expect(await rule.renewPage(null)).toBe(false);
    expect(reloads()).toBe(0);
  });

  it('does not reload it if the reader starts to type meanwhile', async () => {
    const renewing = rule.renewPage(null);
    unsaved.registerUnsavedWork(() => true);
    expect(await renewing).toBe(false);
    expect(reloads()).toBe(0);
  });
});

describe('spec 7.2: the press that needs a removed file', () => {
  const pressed: string[] = [];

  function press(target: HTMLElement): void {
    for (const type of ['pointerdown', 'pointerup']) {
      target.dispatchEvent(new Event(type, { bubbles: true }));
    }
    target.click();
  }

  async function reopen(): Promise<void> {
    await open('reload');
    pressed.length = 0;
    document.querySelectorAll('button').forEach((each, index) => {
      each.addEventListener('click', () => pressed.push(String(index)));
    });
    presses.repeatPress();
  }

  it.each([0, 1, 2])('is repeated after the reload, once: button %i', async (index) => {
    button(index).addEventListener('click', () => {
      expect(presses.handledButton()).toBe(button(index));
    });
    press(button(index));
    expect(await rule.renewPage(button(index))).toBe(true);
    await reopen();
    expect(pressed).toEqual([String(index)]);
    presses.repeatPress();
    expect(pressed).toHaveLength(1);
  });

  it('prevents the reload if the reader has pressed something else since', async () => {
    press(button(0));
    jest.advanceTimersByTime(100);
    press(button(1));
    expect(await rule.renewPage(button(0))).toBe(false);
  });

  it.each<[string, () => void]>([
    ['later', () => jest.advanceTimersByTime(MINUTE)],
    ['on another page', () => window.history.replaceState(null, '', '/toolpad/studio/')],
  ])('is not repeated %s', async (_when, change) => {
    press(button(0));
    await rule.renewPage(button(0));
    change();
    await reopen();
    expect(pressed).toEqual([]);
  });

  it('is not repeated on a page without that button', async () => {
    button(0).textContent = 'No longer there';
    press(button(0));
    await rule.renewPage(button(0));
    await reopen();
    expect(pressed).toEqual([]);
  });
});
