import type { Page } from '@playwright/test';

/** Whether an attack of a test has run in the page: each of them would set `window.attacked`. */
export function isAttacked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'attacked' in window);
}
