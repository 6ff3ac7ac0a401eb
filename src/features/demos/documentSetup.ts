import { createElement } from '../../dom';
import { writeStorageItem } from '../../preferences/browserStorage';
import { LICENSE_META } from './element';

/** The key under which Toolpad Core's `AppProvider` stores the color mode. */
const TOOLPAD_MODE_KEY = 'toolpad-mode';

/** Tells the Toolpad Core app in this document the page's color mode, like another tab would. */
export function announceMode(mode: 'light' | 'dark'): void {
  writeStorageItem(TOOLPAD_MODE_KEY, mode);
  const event = new StorageEvent('storage', { key: TOOLPAD_MODE_KEY, newValue: mode });
  // The app compares it. The constructor would refuse a store in memory (spec 2.2).
  Object.defineProperty(event, 'storageArea', { get: () => window.localStorage });
  window.dispatchEvent(event);
}

/**
 * Marks the end of `<head>` as Emotion's insertion point. At the start of the document, Material UI
 * would declare a demo's cascade layers before Docusaurus's, giving them a lower priority.
 */
export function placeLayersLast(): void {
  document.head.append(createElement('meta', { name: 'emotion-insertion-point' }));
}

/** Sets the MUI X license key, if any, before the first grid (spec 9), and disables telemetry. */
export async function licenseGrids(): Promise<void> {
  Object.assign(globalThis, { __MUI_X_TELEMETRY_DISABLED__: true });
  const key = document.querySelector<HTMLMetaElement>(`meta[name="${LICENSE_META}"]`)?.content;
  if (key) {
    const { LicenseInfo } = await import('@mui/x-license');
    LicenseInfo.setLicenseKey(key);
  }
}
