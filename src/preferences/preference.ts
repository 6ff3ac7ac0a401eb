import { readStorageItem, writeStorageItem } from './browserStorage';

/** A reader's choice among a few values: stored by the browser, shared by the whole page. */
export interface Preference<Value extends string> {
  readonly values: readonly Value[];
  /** The value in the prerendered HTML, and until the reader chooses. */
  readonly fallback: Value;
  readonly get: () => Value;
  /** Sets and stores the value, and notifies everything that shows it. */
  readonly set: (value: Value) => void;
  /** Renews the lifetime of a stored value; a default is not stored (spec 3.1). */
  readonly renew: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface PreferenceOptions<Value extends string> {
  readonly values: readonly Value[];
  readonly fallback: Value;
  /** Reads the stored value, unparsed; `null` when there is none. */
  readonly read: () => string | null;
  readonly write: (value: Value) => void;
  /** Reads the stored value, where `read` combines it with something else. */
  readonly readKept?: () => string | null;
  /** Key in local storage, for a preference that syncs across tabs. */
  readonly storageKey?: string;
}

/**
 * Parses a stored value against the allowed ones.
 *
 * @returns the value, or `null` for anything else, `null` included
 */
export function parseChoice<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** Creates a preference. The stored value is parsed once, on first use. */
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

/** Creates a preference in local storage that syncs across tabs. */
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
