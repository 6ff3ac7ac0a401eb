import { writeStorageItem } from '../../preferences/browserStorage';

/** Where Toolpad Core's `AppProvider` keeps the colour mode of an app. */
const TOOLPAD_MODE_KEY = 'toolpad-mode';

/**
 * Tells the Toolpad Core app in this document which colour mode the page around it shows, the way
 * another tab of the same app would: by its stored mode, and the event that announces the change.
 */
export function announceMode(mode: 'light' | 'dark'): void {
  writeStorageItem(TOOLPAD_MODE_KEY, mode);
  window.dispatchEvent(new StorageEvent('storage', { key: TOOLPAD_MODE_KEY, newValue: mode }));
}
