import { expect, test, type Page } from '../support/test';
import { openAs } from '../support/site';

/**
 * What a screen reader lists: every landmark, heading and control by name and state. After a change
 * of these, `npx playwright test accessibilityTree -u` renews the lists; read the difference.
 */

/** The lines of an accessibility tree that are listed; the rest is text. */
const LISTED =
  /^(?:banner|button|checkbox|combobox|complementary|contentinfo|dialog|figure|form|group|heading|link|listbox|main|navigation|option|radio|region|search|status|switch|textbox)\b/;

async function readTree(page: Page, selector: string): Promise<string> {
  const tree = await page.locator(selector).ariaSnapshot();
  const lines = tree.split('\n').flatMap((line) => {
    // YAML quotes lines with colons; what follows the name and the states is text.
    const [, indent = '', entry = ''] = /^( *)- '?(.*)$/.exec(line) ?? [];
    const [name = ''] = /^[a-z]+(?: "(?:[^"\\]|\\.)*"| \/.*\/)?(?: \[[^\]]*\])*/.exec(entry) ?? [];
    return LISTED.test(entry) ? [indent + name] : [];
  });
  return `${lines.join('\n')}\n`;
}

for (const [name, address] of [
  ['guide', '/toolpad/core/react-use-session/'],
  ['reference', '/toolpad/core/api/account/'],
  // Without words that a search finds.
  ['not-found', '/toolpad/core/1/'],
] as const) {
  test(`headings and controls of a page: ${name}`, async ({ page }) => {
    await openAs(page, address, {});
    // Its links are the tree of pages, which other tests compare.
    await page.locator('.site-menu').evaluateAll((menus) => {
      menus.forEach((menu) => menu.remove());
    });
    expect(await readTree(page, 'body')).toMatchSnapshot(`${name}.txt`);
  });
}

test('headings and controls of the search, the settings and a running demo', async ({ page }) => {
  await openAs(page, '/toolpad/core/react-use-session/', {});
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(await readTree(page, '#site-settings')).toMatchSnapshot('settings.txt');
  await page.keyboard.press('Escape');
  const demo = 'figure[id="SessionRoles.tsx"]';
  await page.locator(demo).getByRole('button', { name: 'Show code' }).click();
  await page.locator(demo).getByRole('button', { name: 'Open in' }).click();
  await expect(page.locator(demo).getByRole('button', { name: 'StackBlitz' })).toBeVisible();
  expect(await readTree(page, demo)).toMatchSnapshot('demo.txt');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('qqqzzzxx');
  await expect(page.getByRole('link', { name: 'Tell us on GitHub' })).toBeVisible();
  expect(await readTree(page, '#site-search')).toMatchSnapshot('search.txt');
});
