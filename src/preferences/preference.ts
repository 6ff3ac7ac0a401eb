import { onResume } from '../dom';
import { parseChoice } from './headScript';
import { readStorageItem, readVisitItem, writeStorageItem, writeVisitItem } from './browserStorage';

interface Choices<Value extends string> {
  readonly values: readonly Value[];
  /** The value in prerendered HTML, and until the reader chooses. */
  readonly fallback: Value;
}

interface PreferenceOptions<Value extends string> extends Choices<Value> {
  /** The stored value, not validated; `null` if none. */
  readonly read: () => string | null;
  readonly write: (value: Value) => void;
  /** Key in local storage, for a preference that syncs across tabs. */
  readonly storageKey?: string;
}

export type Preference<Value extends string> = ReturnType<typeof createPreference<Value>>;

/** A reader's choice among a few values, stored by the browser and read on first use. */
export function createPreference<Value extends string>(options: PreferenceOptions<Value>) {
  const { values, fallback, read, write, storageKey } = options;
  const listeners = new Set<() => void>();
  let current: Value | undefined;

  function change(value: Value): void {
    if (value !== current) {
      current = value;
      listeners.forEach((listener) => listener());
    }
  }

  /** Stores the value and notifies subscribers. */
  function set(value: Value): void {
    write(value);
    change(value);
  }

  return {
    values,
    fallback,
    get: (): Value => (current ??= parseChoice(values, read()) ?? fallback),
    set,
    /** Sets a value that may not be one of this preference. */
    choose: (text: string | null): void => {
      const value = parseChoice(values, text);
      if (value !== null) {
        set(value);
      }
    },
    subscribe: (listener: () => void): (() => void) => {
      const onStorage = ({ key, newValue }: StorageEvent): void => {
        if (key === storageKey) {
          change(parseChoice(values, newValue) ?? fallback);
        }
      };
      // Pages in the back/forward cache get no storage events, and cookies have none at all.
      const stop = onResume(() => {
        const stored = parseChoice(values, read());
        // Without storage, the choice made on this page remains.
        if (stored !== null) {
          change(stored);
        }
      });
      window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        stop();
        window.removeEventListener('storage', onStorage);
        listeners.delete(listener);
      };
    },
  };
}

/** Creates a preference in local storage that syncs across tabs. */
export function createStoredPreference<Value extends string>(
  storageKey: string,
  choices: Choices<Value>,
): Preference<Value> {
  return createPreference({
    ...choices,
    storageKey,
    read: () => readStorageItem(storageKey),
    write: (value) => writeStorageItem(storageKey, value),
  });
}

/**
 * Decides once per visit (until the tab is closed); later pages reuse the decision (spec 4.3, 5.5).
 * Only the decision is stored, which identifies nobody. Without storage, each page decides.
 */
export function decideOnceAVisit<Value extends string>(
  name: string,
  values: readonly Value[],
  decide: () => Value,
): Value {
  const key = `visit:${name}`;
  const kept = parseChoice(values, readVisitItem(key));
  const decision = kept ?? decide();
  if (kept === null) {
    writeVisitItem(key, decision);
  }
  return decision;
}
