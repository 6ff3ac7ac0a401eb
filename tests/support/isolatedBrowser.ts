import type { Page, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test';

type Launching = Pick<
  PlaywrightWorkerArgs & PlaywrightWorkerOptions,
  'launchOptions' | 'playwright'
>;

/** Opens a browser as on desktops, where what has no origin gets a process of its own. */
export async function withIsolation(
  { launchOptions, playwright }: Launching,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const isolation = ['--site-per-process', '--enable-features=IsolateSandboxedIframes'];
  const args = [...(launchOptions.args ?? []), ...isolation];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  await act(await browser.newPage({ viewport: { width: 1000, height: 800 } }));
  await browser.close();
}
