import type { Locator, Page } from '@playwright/test';

/** The row with a text. */
export const row = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text });

/** The cell with exactly that text. */
export const cell = (page: Page, text: string): Locator =>
  page.getByRole('gridcell', { name: text, exact: true });

/** Takes an action of a row's menu. */
export const act = (page: Page, text: string, action: string): Promise<void> =>
  row(page, text).getByRole('menuitem', { name: action }).click();

/** What the page has just announced. */
export const said = (page: Page, text: string): Locator => page.getByRole('alert').getByText(text);
