import { readStorageItem, writeStorageItem } from './browserStorage';

/** What a reader chose among a few values: kept by the browser, shared by the whole page. */
export interface Preference<Value extends string> {
  readonly values: readonly Value[];
  /** What the prerendered HTML shows, and what holds until the reader chooses. */
  readonly fallback: Value;
  readonly get: () => Value;
  /** Sets and keeps the value; everything that shows it follows at once. */
  readonly set: (value: Value) => void;
  /** Keeps a kept value for as long again; what nobody chose is not kept (spec 3.1). */
  readonly renew: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface PreferenceOptions<Value extends string> {
  readonly values: readonly Value[];
  readonly fallback: Value;
  /** Reads what was kept, unparsed; `null` when nothing was. */
  readonly read: () => string | null;
  readonly write: (value: Value) => void;
  /** Reads what was kept, where `read` gives more than that. */
  readonly readKept?: () => string | null;
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
  readKept = read,
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
    renew() {
      const kept = parseChoice(values, readKept());
      if (kept !== null) {
        write(kept);
      }
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

/** Makes a preference that local storage keeps, and that other tabs follow. */
export function createStoredPreference<Value extends string>(
  storageKey: string,
  options: Pick<Preference<Value>, 'values' | 'fallback'>,
): Preference<Value> {
  return createPreference({
    ...options,
    storageKey,
    read: () => readStorageItem(storageKey),
    write: (value) => writeStorageItem(storageKey, value),
  });
}
