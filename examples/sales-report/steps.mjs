/** @typedef {import('playwright-core').Page} Page */

/** Opens the menu of a heading. */
export async function openMenu(/** @type {Page} */ page, name) {
  const header = page.getByRole('columnheader', { name }).first();
  await header.hover();
  await header.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('menu').waitFor();
}

/** Groups the rows by region, as a user does. */
export async function group(/** @type {Page} */ page) {
  await openMenu(page, 'Region');
  await page.getByRole('menuitem', { name: 'Group by Region' }).click();
  await page.getByText('North (2)').waitFor();
  await page.getByRole('menu').waitFor({ state: 'hidden' });
}

/** Adds up the revenue, as a user does. */
export async function addUp(/** @type {Page} */ page) {
  await openMenu(page, 'Revenue');
  await page.getByRole('menu').getByRole('combobox').click();
  await page.getByRole('option', { name: 'sum' }).click();
  await page.keyboard.press('Escape');
  await page.getByText('€13,499').waitFor();
}
