import { useSyncExternalStore } from 'react';
import { codeStylingPreference, codeVariantPreference } from './codeChoice';
import type { CodeChoice } from '../site/stylings';
import type { Preference } from './preference';

/** A preference's value and setter, for islands. */
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

/** The reader's code choice, for islands. */
export function useCodeChoice(): CodeChoice {
  const [styling] = usePreference(codeStylingPreference);
  const [variant] = usePreference(codeVariantPreference);
  return { styling, variant };
}
