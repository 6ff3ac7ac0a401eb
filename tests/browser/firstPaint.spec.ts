import { setTimeout } from 'node:timers/promises';
import { waitForHydration } from '../support/site';
import { sweepIf } from '../support/sweep';
import { expect, test, type Page } from '../support/test';

/** Every frame that the browser shows while a page reloads. */
async function framesOfReload(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const images: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    images.push(data);
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => images.length).toBeGreaterThan(0);
  await session.send('Page.stopScreencast');
  return images;
}

/** Colors near an image's edges, read by the browser itself. */
function edgeColours(page: Page, image: string): Promise<string[]> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const points = [
      [5, bitmap.height - 5],
      [bitmap.width - 30, bitmap.height - 5],
      [bitmap.width / 2, bitmap.height - 5],
    ];
    return points.map(([x = 0, y = 0]) =>
      [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join(' '),
    );
  }, image);
}

for (const [network, styleDelay] of [
  ['', 0],
  // Chromium then paints as early as it can, before the scripts in the body have run.
  [' when the style sheet loads late', 900],
] as const) {
  const title = `spec 2.2: a reload in dark mode never flashes light${network}`;
  test(title, sweepIf(styleDelay === 0), async ({ page }) => {
    await page.addInitScript(() => {
      window.localStorage.setItem('direction', 'ltr');
    });
    await page.goto('/toolpad/core/react-dashboard-layout/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.route(/\.css$/, async (route) => {
      await setTimeout(styleDelay);
      await route.continue();
    });
    const reds = async (image: string) =>
      (await edgeColours(page, image)).map((colour) => Number(colour.split(' ')[0]));
    // The first frame is from before the reload; on a busy machine, it may still be light.
    await expect
      .poll(async () => Math.max(...(await reds((await page.screenshot()).toString('base64')))))
      .toBeLessThan(80);
    for (const frame of await framesOfReload(page)) {
      expect(Math.max(...(await reds(frame)))).toBeLessThan(80);
    }
  });
}

test('spec 2.3: a reload in right-to-left never flashes left-to-right', async ({ page }) => {
  await page.goto('/toolpad/core/react-dashboard-layout/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Right to left', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.addInitScript(() => {
    // The sidebar's right edge in every frame, from the first that has one.
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const sidebar = document.querySelector('.site-menu');
      if (sidebar) {
        seen.push(Math.round(sidebar.getBoundingClientRect().right));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await waitForHydration(page);
  await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.length > 30);
  const places = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(places.length).toBeGreaterThan(1);
  expect([...new Set(places)]).toEqual([width]);
});
