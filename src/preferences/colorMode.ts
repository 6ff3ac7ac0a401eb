import { MODE_PARAMETER, modeKey } from '../build/docusaurus/browser/names';
import { storageNamespace } from '../site/config';
import { readStorageItem, writeStorageItem } from './browserStorage';
import { modeInQuery } from './headScript';
import { createPreference } from './preference';

/** Docusaurus's own. */
const storageKey = modeKey(storageNamespace());

/** Whether the reader has chosen on this page; until then, a mode in its URL applies. */
let isChosen = false;

/** The reader's choice; `system` follows the device (spec 2.2). */
export const colorModePreference = createPreference({
  values: ['light', 'dark', 'system'],
  fallback: 'system',
  storageKey,
  read: () =>
    (isChosen ? null : modeInQuery(window.location.search, MODE_PARAMETER)) ??
    readStorageItem(storageKey),
  write: (value) => {
    isChosen = true;
    writeStorageItem(storageKey, value);
  },
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
