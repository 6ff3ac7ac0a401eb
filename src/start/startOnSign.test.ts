import { WAITING_TYPE } from '.';
import { startOnSign } from './startOnSign';

/** The browser's observer: the test says what is on the screen. */
class FakeObserver {
  static isHalfSeen = false;
  readonly observed: Element[] = [];
  constructor(
    readonly notify: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { threshold: number },
  ) {}
  readonly disconnect = jest.fn();
  observe(element: Element): void {
    this.observed.push(element);
    if (this.observed.length === 1) {
      queueMicrotask(() => {
        this.notify([{ isIntersecting: FakeObserver.isHalfSeen }]);
      });
    }
  }
}

const scheme = new EventTarget();
const ADDRESSES = ['/assets/js/runtime.js', '/assets/js/main.js'];

function loaded(): (string | null)[] {
  return [...document.head.querySelectorAll('script[src]')].map((script) =>
    script.getAttribute('src'),
  );
}

/** A page as the build leaves it, whose HTML has just been read. */
function open(address = '/toolpad/', scripts: readonly string[] = ADDRESSES): void {
  window.history.replaceState(null, '', address);
  document.head.innerHTML = scripts
    .map((script) => `<script type="${WAITING_TYPE}" data-src="${script}"></script>`)
    .join('');
  startOnSign({
    type: WAITING_TYPE,
    scripts: '/assets/js/',
    policy: 'p',
    live: '.demo',
    patience: 10_000,
  });
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeObserver.isHalfSeen = false;
  document.body.innerHTML = '<p>Words</p><div class="demo"></div>';
  Object.assign(window, { IntersectionObserver: FakeObserver, matchMedia: () => scheme });
});

afterEach(() => {
  // Whatever a test left waiting starts, so that the next one begins anew.
  window.dispatchEvent(new Event('scroll'));
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('loads nothing for a visit that touches nothing', async () => {
  open();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(loaded()).toEqual([]);
});

it.each(['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'hashchange'])(
  'loads the scripts of the page, in its order, at a %s',
  (sign) => {
    open();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    window.dispatchEvent(new Event(sign));
    expect(loaded()).toEqual(ADDRESSES);
    expect(document.head.querySelectorAll('script')).toHaveLength(2);
  },
);

it('loads the scripts when the pointer moves, not when the page comes under it', () => {
  open();
  const move = (screenX: number) =>
    window.dispatchEvent(new MouseEvent('pointermove', { screenX }));
  move(5);
  move(5);
  expect(loaded()).toEqual([]);
  move(6);
  expect(loaded()).toEqual(ADDRESSES);
});

it('spec 2.2: follows a change of the system’s scheme', () => {
  open();
  scheme.dispatchEvent(new Event('change'));
  expect(loaded()).toEqual(ADDRESSES);
});

it.each(['#tailwind-Basic.tsx', '?userLanguage=de'])(
  'does not wait when the address has %s',
  (end) => {
    open(`/toolpad/${end}`);
    expect(loaded()).toEqual(ADDRESSES);
  },
);

it('spec 5.2: does not wait where pages are counted', () => {
  Object.assign(window, { gtag: jest.fn() });
  open();
  expect(loaded()).toEqual(ADDRESSES);
});

it('does not wait when half of a demo is seen', async () => {
  FakeObserver.isHalfSeen = true;
  open();
  await jest.advanceTimersByTimeAsync(0);
  expect(loaded()).toEqual(ADDRESSES);
});

it('loads the scripts of a page that is read for long, once it is on the screen', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(loaded()).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(loaded()).toEqual(ADDRESSES);
});

it('waits for the end of a page that is still arriving', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  open('/toolpad/', []);
  window.dispatchEvent(new Event('scroll'));
  document.head.innerHTML = `<script type="${WAITING_TYPE}" data-src="/assets/js/a.js"></script>`;
  expect(loaded()).toEqual([]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(loaded()).toEqual(['/assets/js/a.js']);
});

it('asks again at the next sign for a script that did not load, and for no other', () => {
  open();
  window.dispatchEvent(new Event('scroll'));
  document.querySelector('script[src*="main"]')?.dispatchEvent(new Event('error'));
  expect(loaded()).toEqual(['/assets/js/runtime.js']);
  window.dispatchEvent(new Event('scroll'));
  expect(loaded()).toEqual(ADDRESSES);
});

it('vouches for the site’s own scripts only', () => {
  const rules: ((address: string) => string)[] = [];
  const createPolicy = (_name: string, rule: { createScriptURL: (address: string) => string }) => {
    rules.push(rule.createScriptURL);
    return rule;
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  open();
  window.dispatchEvent(new Event('scroll'));
  expect(loaded()).toEqual(ADDRESSES);
  expect(rules).toHaveLength(1);
  expect(() => rules[0]?.('https://evil.example/assets/js/x.js')).toThrow('No script of this site');
});
