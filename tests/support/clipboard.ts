import type { Page } from '@playwright/test';

/**
 * What is on the clipboard, as a reader would see it: pasted elsewhere. The site's own pages may not read it
 * (`Permissions-Policy`).
 */
export async function pastedText(page: Page): Promise<string> {
  const elsewhere = await page.context().newPage();
  await elsewhere.setContent('<textarea autofocus></textarea>');
  const field = elsewhere.getByRole('textbox');
  await field.focus();
  await elsewhere.keyboard.press('Control+V');
  const text = await field.inputValue();
  await elsewhere.close();
  return text;
}
