import { WAITING_TYPE } from '.';
import { startOnSign } from './startOnSign';

/** The browser's observer: the test says what is on the screen. */
export class FakeObserver {
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

/** The browser's answer about the system's scheme. */
export const scheme = new EventTarget();
/** The scripts of the page. */
export const ADDRESSES = ['/assets/js/runtime.js', '/assets/js/main.js'];

/** The scripts that the page has asked for, in their order. */
export function loaded(): (string | null)[] {
  return [...document.head.querySelectorAll('script[src]')].map((script) =>
    script.getAttribute('src'),
  );
}

/** A page as the build leaves it, whose HTML has just been read. */
export function open(address = '/toolpad/', scripts: readonly string[] = ADDRESSES): void {
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

/** A browser without a reader. */
export function prepare(): void {
  jest.useFakeTimers();
  FakeObserver.isHalfSeen = false;
  document.body.innerHTML = '<p>Words</p><div class="demo"></div>';
  Object.assign(window, { IntersectionObserver: FakeObserver, matchMedia: () => scheme });
}

/** Whatever a test left waiting starts, so that the next one begins anew. */
export function finish(): void {
  window.dispatchEvent(new Event('scroll'));
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(window, 'trustedTypes');
}
