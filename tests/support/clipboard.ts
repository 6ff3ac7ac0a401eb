import type { Page } from '@playwright/test';

/**
 * Reads the clipboard by pasting it into another page; the site's own pages may not read it
 * (`Permissions-Policy`).
 */
export async function pastedText(page: Page): Promise<string> {
  const otherPage = await page.context().newPage();
  await otherPage.setContent('<textarea autofocus></textarea>');
  const field = otherPage.getByRole('textbox');
  await field.focus();
  await otherPage.keyboard.press('Control+V');
  const text = await field.inputValue();
  await otherPage.close();
  return text;
}
