import type { Locator, Page } from '@playwright/test';

/** Presses Tab, or another key, until a condition holds. */
export async function pressUntil(
  page: Page,
  holds: () => Promise<boolean>,
  { key = 'Tab', most = 60 } = {},
): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press(key);
    if (await holds()) {
      return;
    }
  }
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');
  throw new Error(`After ${most} presses of ${key}, the focus is on ${focused}`);
}

/** Presses Tab, or another key, until an element has focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  options?: { key?: string; most?: number },
): Promise<void> {
  const isFocused = (): Promise<boolean> =>
    target.evaluateAll((all) => all.some((element) => element.matches(':focus')));
  await pressUntil(page, isFocused, options);
}
