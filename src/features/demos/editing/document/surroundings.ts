import { directionPreference } from '../../../../preferences/direction';
import { announceMode } from '../../documentSetup';
import type { Appearance } from '../messages';

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

/** Gives the document stores, which last as long as it does: without an origin it has none. */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: memoryStore() });
  }
}

/** Applies the page's color mode and direction to the demo (spec 2.2, 2.3), and its server. */
export function applyAppearance({ mode, direction, server }: Appearance): void {
  document.documentElement.dataset.theme = mode;
  document.documentElement.dataset.server = server;
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
