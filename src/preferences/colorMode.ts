import { storageNamespace } from '../site/config';
import { createStoredPreference } from './preference';

/** The reader's choice, under Docusaurus's own key; `system` follows the device (spec 2.2). */
export const colorModePreference = createStoredPreference(`theme${storageNamespace()}`, {
  values: ['light', 'dark', 'system'],
  fallback: 'system',
});

function darkSystem(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

/** The device's color mode. */
export function systemColorMode(): 'light' | 'dark' {
  return darkSystem().matches ? 'dark' : 'light';
}

/** The mode that the page currently shows. */
export function shownColorMode(): 'light' | 'dark' {
  const choice = colorModePreference.get();
  return choice === 'system' ? systemColorMode() : choice;
}

/** Calls `listener` when the shown mode may have changed; returns an unsubscribe function. */
export function subscribeToColorMode(listener: () => void): () => void {
  const query = darkSystem();
  query.addEventListener('change', listener);
  const unsubscribe = colorModePreference.subscribe(listener);
  return () => {
    query.removeEventListener('change', listener);
    unsubscribe();
  };
}
