import { readStorageItem, readVisitItem, writeStorageItem, writeVisitItem } from './browserStorage';

/** A reader's choice among a few values, stored by the browser. */
export interface Preference<Value extends string> {
  readonly values: readonly Value[];
  /** The value in prerendered HTML, and until the reader chooses. */
  readonly fallback: Value;
  readonly get: () => Value;
  /** Sets and stores the value, and notifies subscribers. */
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

type Choices<Value extends string> = Pick<Preference<Value>, 'values' | 'fallback'>;

interface PreferenceOptions<Value extends string> extends Choices<Value> {
  /** The stored value, not validated; `null` if none. */
  readonly read: () => string | null;
  readonly write: (value: Value) => void;
  /** Key in local storage, for a preference that syncs across tabs. */
  readonly storageKey?: string;
}

/** Validates a stored value; `null` if it is not allowed. */
export function parseChoice<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** Creates a preference; the stored value is read on first use. */
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
      listeners.forEach((listener) => listener());
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
      const onStorage = ({ key, newValue }: StorageEvent): void => {
        if (key === storageKey) {
          change(parseChoice(values, newValue) ?? fallback);
        }
      };
      window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
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
