import type { Page, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test';

type LaunchFixtures = Pick<
  PlaywrightWorkerArgs & PlaywrightWorkerOptions,
  'launchOptions' | 'playwright'
>;

/** Opens a browser as on desktops, where documents without an origin get their own process. */
export async function withIsolation(
  { launchOptions, playwright }: LaunchFixtures,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const isolation = ['--site-per-process', '--enable-features=IsolateSandboxedIframes'];
  const args = [...(launchOptions.args ?? []), ...isolation];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  await act(await browser.newPage({ viewport: { width: 1000, height: 800 } }));
  await browser.close();
}
