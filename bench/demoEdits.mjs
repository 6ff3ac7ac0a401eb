import { slowProcessor, withColdPage } from './browser.mjs';
import { EDITED_DEMO } from './controls.mjs';
import { watchEdits } from './inPage.mjs';
import { median, repeat } from './statistics.mjs';

/** Measured keys per visit, after a first one that waits for the code that runs edited demos. */
const KEYS = 8;

/** The time at which a frame of a page first painted a text. */
async function whenShown(page, text) {
  const read = (message) =>
    message.text().includes('benchShown') ? JSON.parse(message.text()) : {};
  const message = await page.waitForEvent('console', (each) => read(each).text?.includes(text));
  return read(message).benchShown;
}

/** One visit: opens the editor of a demo, overwrites a text in it, then types key by key. */
function visit(browser, origin, isSlow) {
  return withColdPage(browser, async (page) => {
    await page.addInitScript(watchEdits);
    await page.goto(origin + EDITED_DEMO.address);
    const demo = page.locator('tp-demo').first();
    await demo.locator('[data-demo-tool="edit"]').click();
    await demo.locator('.cm-content:focus').waitFor();
    await page.keyboard.press('ControlOrMeta+F');
    await page.keyboard.type(EDITED_DEMO.text);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    let text = 'Q';
    const first = whenShown(page, text);
    await page.keyboard.press(text);
    await first;
    if (isSlow) {
      await slowProcessor(page);
    }
    const times = [];
    for (let key = 0; key < KEYS; key += 1) {
      text += 'x';
      const painted = whenShown(page, text);
      await page.keyboard.press('x');
      times.push((await painted) - (await page.evaluate(() => window.benchKey)));
    }
    return median(times);
  });
}

/**
 * Measures the time from a key in the editor of a demo until the demo has painted the change, in
 * milliseconds: on a desktop, and with its processor slowed down.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, runs: number }} options
 * @returns {Promise<{ desktop: number, slow: number }>} medians
 */
export async function measureDemoEdits(browser, { origin, runs }) {
  const measure = async (isSlow) =>
    median(await repeat(runs, () => visit(browser, origin, isSlow)));
  return { desktop: await measure(false), slow: await measure(true) };
}
