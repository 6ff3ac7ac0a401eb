import { storageNamespace } from '../site/config';
import { createStoredPreference } from './preference';

/** What a reader can choose; `system` follows the device. */
type ColorModeChoice = 'light' | 'dark' | 'system';

/** What a page shows. */
export type ColorMode = 'light' | 'dark';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** The key under which the choice is kept: the one that Docusaurus' own script in the page reads. */
const COLOR_MODE_KEY = `theme${storageNamespace()}`;

/** The colour mode that the reader chose (spec 2.2). */
export const colorModePreference = createStoredPreference<ColorModeChoice>(COLOR_MODE_KEY, {
  values: ['light', 'dark', 'system'],
  fallback: 'system',
});

/** The mode of the reader's device. */
export function systemColorMode(): ColorMode {
  return window.matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
}

/** The mode that the page shows now. */
export function shownColorMode(): ColorMode {
  const choice = colorModePreference.get();
  return choice === 'system' ? systemColorMode() : choice;
}

/**
 * Calls back when the mode that the page shows may have changed.
 *
 * @returns what ends it
 */
export function subscribeToColorMode(listener: () => void): () => void {
  const query = window.matchMedia(DARK_SYSTEM);
  query.addEventListener('change', listener);
  const unsubscribe = colorModePreference.subscribe(listener);
  return () => {
    query.removeEventListener('change', listener);
    unsubscribe();
  };
}
