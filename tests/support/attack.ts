import type { Page } from '@playwright/test';

/** Whether a test's attack ran in the page; every attack sets `window.attacked`. */
export function isAttacked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'attacked' in window);
}
