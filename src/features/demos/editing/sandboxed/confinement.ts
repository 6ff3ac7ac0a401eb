import { directionPreference } from '../../../../preferences/direction';
import { announceMode } from '../../documentSetup';
import type { Look } from '../messages';

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

function refuseCode(): never {
  throw new EvalError('A demo cannot run a string as code.');
}

/** Blocks running strings as unguarded code, for browsers without Trusted Types. */
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

/** Restricts what demos can do; call before any demo runs. */
export function confine(): void {
  // Accessing the real storage throws in an opaque origin.
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: memoryStore() });
  }
  // Even a blocked form navigation adds a history entry; handlers still run.
  window.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  HTMLFormElement.prototype.submit = () => undefined;
  // A frame shares the page's session history.
  for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go'] as const) {
    History.prototype[name] = () => undefined;
  }
  refuseStrings();
}

/** Applies the page's color mode and direction to the demo (spec 2.2, 2.3). */
export function applyLook({ mode, direction }: Look): void {
  document.documentElement.dataset.theme = mode;
  document.documentElement.dir = direction;
  directionPreference.set(direction);
  announceMode(mode);
}

/** Adds a style sheet to the document; returns its element. */
export function addSheet(text: string): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.textContent = text;
  document.head.append(sheet);
  return sheet;
}
