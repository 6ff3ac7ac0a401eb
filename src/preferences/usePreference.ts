import { useSyncExternalStore } from 'react';
import type { Preference } from './preference';

/** A preference's value and setter, for islands. */
export function usePreference<Value extends string>({
  subscribe,
  get,
  set,
  fallback,
}: Preference<Value>): [Value, (value: Value) => void] {
  return [useSyncExternalStore(subscribe, get, () => fallback), set];
}
