import { writeStorageItem } from '../../preferences/browserStorage';
import { LICENCE_META } from '../../site/demoSandbox';

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

/**
 * A demo may put its styles into cascade layers, and Material UI declares these at the start of the
 * document, which would rank them below Docusaurus' own. At this mark, which it looks for, they
 * come after.
 */
export function placeLayersLast(): void {
  const mark = document.createElement('meta');
  mark.name = 'emotion-insertion-point';
  document.head.append(mark);
}

/**
 * Gives the commercial grids of this document the site's licence key, once and before the first of them
 * (spec 9). Without a key they show their watermark. What their package would report of a writer's browser
 * stays off.
 */
export async function licenseGrids(): Promise<void> {
  Object.assign(globalThis, { __MUI_X_TELEMETRY_DISABLED__: true });
  const key = document.querySelector<HTMLMetaElement>(`meta[name="${LICENCE_META}"]`)?.content;
  if (key) {
    const { LicenseInfo } = await import('@mui/x-license');
    LicenseInfo.setLicenseKey(key);
  }
}
