import { useSyncExternalStore } from 'react';

/** What a reader chose among a few values: kept by the browser, shared by the whole page. */
export interface Preference<Value extends string> {
  readonly values: readonly Value[];
  /** What the prerendered HTML shows, and what holds until the reader chooses. */
  readonly fallback: Value;
  readonly get: () => Value;
  /** Sets and keeps the value; everything that shows it follows at once. */
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface PreferenceOptions<Value extends string> {
  readonly values: readonly Value[];
  readonly fallback: Value;
  /** Reads what was kept, unparsed; `null` when nothing was. */
  readonly read: () => string | null;
  readonly write: (value: Value) => void;
  /** Key in local storage, for a preference that other tabs should follow. */
  readonly storageKey?: string;
}

/**
 * The value of a kept text, if it is one of those allowed.
 *
 * @returns the value, or `null` for anything else, `null` included
 */
export function parseChoice<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** Makes a preference. What the browser kept is parsed once, when the value is first asked for. */
export function createPreference<Value extends string>({
  values,
  fallback,
  read,
  write,
  storageKey,
}: PreferenceOptions<Value>): Preference<Value> {
  const listeners = new Set<() => void>();
  let current: Value | undefined;

  function change(value: Value): void {
    if (value !== current) {
      current = value;
      listeners.forEach((listener) => {
        listener();
      });
    }
  }

  function onStorage(event: StorageEvent): void {
    if (storageKey !== undefined && event.key === storageKey) {
      change(parseChoice(values, event.newValue) ?? fallback);
    }
  }

  return {
    values,
    fallback,
    get: () => (current ??= parseChoice(values, read()) ?? fallback),
    set(value) {
      write(value);
      change(value);
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          window.removeEventListener('storage', onStorage);
        }
      };
    },
  };
}

/**
 * A preference's value in a component, with the function that sets it. While the page is being
 * hydrated it is the fallback, as in the prerendered HTML.
 */
export function usePreference<Value extends string>(
  preference: Preference<Value>,
): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    preference.subscribe,
    preference.get,
    () => preference.fallback,
  );
  return [value, preference.set];
}
