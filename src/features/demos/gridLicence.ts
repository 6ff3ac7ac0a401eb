import { LICENCE_META } from '../../site/demoSandbox';

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
