import type { Locator, Page } from '@playwright/test';

/** The row that contains a text. */
export const row = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text });

/** The cell with exactly that text. */
export const cell = (page: Page, text: string): Locator =>
  page.getByRole('gridcell', { name: text, exact: true });

/** Runs an action from a row's menu. */
export const act = (page: Page, text: string, action: string): Promise<void> =>
  row(page, text).getByRole('menuitem', { name: action }).click();

/** A notification with this text. */
export const said = (page: Page, text: string): Locator => page.getByRole('alert').getByText(text);
