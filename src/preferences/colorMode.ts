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

/** The device's mode. */
export function systemColorMode(): 'light' | 'dark' {
  return darkSystem().matches ? 'dark' : 'light';
}

/** The mode that the page shows now. */
export function shownColorMode(): 'light' | 'dark' {
  const choice = colorModePreference.get();
  return choice === 'system' ? systemColorMode() : choice;
}

/** Calls back when the mode that the page shows may have changed; returns what stops the calls. */
export function subscribeToColorMode(listener: () => void): () => void {
  const query = darkSystem();
  query.addEventListener('change', listener);
  const unsubscribe = colorModePreference.subscribe(listener);
  return () => {
    query.removeEventListener('change', listener);
    unsubscribe();
  };
}
