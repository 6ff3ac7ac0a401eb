/**
 * What sets the reader's choices on `<html>` before the first paint. Compiled alone into the head of
 * every page (`src/build/headScripts.ts`), so it imports types only; the rest of this folder shares
 * its functions.
 */
import type { CodeChoice, CodeStyling, CodeVariant } from '../site/stylings';

/** The result; `null` if the action throws, such as where a browser refuses storage. */
export function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Validates a stored value; `null` if it is not allowed. */
export function parseChoice<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** Reads a cookie; `null` if it is missing or malformed, or cookies are refused. */
export function readCookie(name: string): string | null {
  return attempt(() => {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  });
}

/**
 * The choice in a demo's hash such as `#tailwind-Basic.tsx`; untrusted (spec 3.1, 3.2).
 *
 * @param stylings in matching order
 */
export function choiceInHash(
  hash: string,
  stylings: readonly CodeStyling[],
): { [Key in keyof CodeChoice]: CodeChoice[Key] | null } {
  // Malformed (`#%E0%A4%A`): used as is.
  const file = attempt(() => decodeURIComponent(hash)) ?? hash;
  const [, ending] = /\.(js|tsx)$/.exec(file) ?? [];
  if (ending === undefined) {
    return { styling: null, variant: null };
  }
  return {
    styling: stylings.find((name) => file.includes(`${name}-`)) ?? null,
    variant: ending === 'js' ? 'JS' : 'TS',
  };
}

/** The color mode in a page's query; `null` if there is none. */
export function modeInQuery(search: string, parameter: string): 'light' | 'dark' | null {
  return parseChoice(['light', 'dark'], new URLSearchParams(search).get(parameter));
}

/**
 * Sets the stored choices on `<html>`, so that nothing changes visibly (spec 2.2, 2.3, 2.4, 3.3).
 * `choiceSettings` has the parameters, which are single values because these minify best.
 *
 * @param modeParameter in the URL
 * @param modeKey in local storage, like `directionKey`
 * @param stylings in matching order
 */
export function showChoices(
  modeParameter: string,
  modeKey: string,
  directionKey: string,
  stylings: readonly CodeStyling[],
  defaultStyling: CodeStyling,
  defaultVariant: CodeVariant,
): void {
  const root = document.documentElement;
  const read = (key: string): string | null => attempt(() => localStorage.getItem(key));
  if (read(directionKey) === 'rtl') {
    root.dir = 'rtl';
  }
  const inHash = choiceInHash(location.hash, stylings);
  const styling = inHash.styling ?? parseChoice(stylings, readCookie('codeStyling'));
  const variant = inHash.variant ?? parseChoice(['TS', 'JS'], readCookie('codeVariant'));
  root.dataset.codeChoice = `${styling ?? defaultStyling}-${variant ?? defaultVariant}`;
  // Last: some browsers refuse media queries.
  root.dataset.theme =
    modeInQuery(location.search, modeParameter) ??
    parseChoice(['light', 'dark'], read(modeKey)) ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

/**
 * Installs an in-memory store if the browser refuses local storage, where Docusaurus would log a
 * warning from each component that stores something. Its storage events name the store, but browsers
 * accept only their own there, so `storageArea` is set afterwards.
 */
export function guardStorage(): void {
  const isUsable = attempt(() => {
    localStorage.setItem('__test', '1');
    localStorage.removeItem('__test');
    return true;
  });
  if (isUsable) {
    return;
  }
  const items = new Map<string, string>();
  // Whatever it is given, a store has strings.
  const store: Storage = {
    getItem: (key: unknown) => items.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => void items.set(String(key), String(value)),
    removeItem: (key: unknown) => void items.delete(String(key)),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, value: store });
  type Initialize = (this: StorageEvent, ...values: unknown[]) => void;
  const prototype = StorageEvent.prototype as unknown as { initStorageEvent: Initialize };
  const initialize = prototype.initStorageEvent;
  prototype.initStorageEvent = function initStorageEvent(...values) {
    initialize.apply(this, [...values.slice(0, 7), null]);
    Object.defineProperty(this, 'storageArea', { value: values[7] });
  };
}
