import { announceMode } from '../../documentSetup';
import type { Look } from '../messages';

/** A store as long as the document lasts, where the browser has none for it. */
function memoryStore(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

/** Demos keep things in stores, and a document without an origin has none. */
function provideStores(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: memoryStore() });
  }
}

function refuseCode(): never {
  throw new EvalError('A demo cannot run a string as code.');
}

/**
 * Nothing becomes code from now on that was not compiled, and so guarded, here. Browsers with Trusted Types
 * see to it by themselves; this is for the others.
 */
function refuseStrings(): void {
  const makers = [
    () => undefined,
    async () => Promise.resolve(),
    function* () {
      yield undefined;
    },
    async function* () {
      yield Promise.resolve();
    },
  ];
  for (const maker of makers) {
    Object.defineProperty(Object.getPrototypeOf(maker), 'constructor', { value: refuseCode });
  }
  Object.assign(globalThis, { eval: refuseCode, Function: refuseCode });
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const native = window[name].bind(window) as (...given: unknown[]) => number;
    Object.assign(window, {
      [name]: (handler: unknown, ...rest: unknown[]) =>
        typeof handler === 'function' ? native(handler, ...rest) : refuseCode(),
    });
  }
}

/** The history of a frame is that of the page around it, which is no business of a demo. */
function keepHistory(): void {
  for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go'] as const) {
    History.prototype[name] = () => undefined;
  }
}

/** Forms reach the demo's own handlers, and no address: even one that is refused is an entry in the history. */
function keepForms(): void {
  window.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  HTMLFormElement.prototype.submit = () => undefined;
}

/** Takes from the document, before any demo runs, what is no business of one. */
export function confine(): void {
  provideStores();
  keepForms();
  keepHistory();
  refuseStrings();
}

/** Applies the page's color mode and direction to the demo (spec 2.2, 2.3). */
export function applyLook({ mode, direction }: Look): void {
  document.documentElement.dataset.theme = mode;
  document.documentElement.dir = direction;
  announceMode(mode);
}

/** Adds a style sheet to the document. */
export function addSheet(text: string): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.textContent = text;
  document.head.append(sheet);
  return sheet;
}
