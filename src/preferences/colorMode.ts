import { storageNamespace } from '../site/config';
import { createStoredPreference } from './preference';

/** The reader's options; `system` follows the device. */
type ColorModeChoice = 'light' | 'dark' | 'system';

/** The modes that a page can show. */
export type ColorMode = 'light' | 'dark';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** The storage key of the choice, shared with Docusaurus's script in the page. */
const COLOR_MODE_KEY = `theme${storageNamespace()}`;

/** The color mode that the reader chose (spec 2.2). */
export const colorModePreference = createStoredPreference<ColorModeChoice>(COLOR_MODE_KEY, {
  values: ['light', 'dark', 'system'],
  fallback: 'system',
});

/** The device's mode. */
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
 * @returns stops the calls
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
