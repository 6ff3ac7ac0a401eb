import { expect, test, type Page } from '../support/test';
import { CONFIGURED_ENVIRONMENT, CONFIGURED_PORT } from '../support/configured.mjs';
import { pressUntil, tabTo } from '../support/keyboard';
import { pastedText } from '../support/clipboard';
import { waitForHydration, watchConsole } from '../support/site';

/** What keyboard users do: the tests never click or call `focus()`. */
const PAGE = '/toolpad/core/react-use-dialogs/';

test.use({ viewport: { width: 1280, height: 800 } });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

test('the skip link jumps past the header and the sidebar, which stay reachable', async ({
  page,
}) => {
  const lines = watchConsole(page);
  await open(page, PAGE);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Focus is now past the header and the sidebar.
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: /^Skip to main/ }), {
    key: 'Shift+Tab',
    most: 80,
  });
  const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
  await tabTo(page, sidebar.getByRole('link', { name: 'useNotifications' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/react-use-notifications\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('useNotifications');
  expect(lines).toEqual([]);
});

test('a code block can be copied, which is announced to screen readers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/toolpad/core/introduction/installation/#create-an-app');
  // Tabbing starts at the anchor of the URL.
  await tabTo(page, page.getByRole('button', { name: 'Copy', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Copied to the' })).toBeAttached();
  expect(await pastedText(page)).toContain('npm create');
});

test('settings can be changed, and closing them restores focus', async ({ page }) => {
  await open(page, PAGE);
  const button = page.getByRole('button', { name: 'Settings' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel).toBeVisible();
  await tabTo(page, panel.getByRole('radio', { name: 'System' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (let count = 0; count < 14; count += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, .navbar__items :focus:not(dialog *)')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the phone menu traps focus until it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PAGE);
  const toggle = page.getByRole('button', { name: 'Open the menu' });
  await tabTo(page, toggle, { most: 5 });
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Documentation pages' });
  await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  expect((await menu.boundingBox())?.height).toBe(844);
  for (let count = 0; count < 3; count += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('main :focus, .footer :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'useSession' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'useSession' })).toBeVisible();
});

test('feedback can be sent and is confirmed', async ({ page }) => {
  const posted: unknown[] = [];
  await page.route(/^https:\/\//, (route) => route.abort());
  await page.route(CONFIGURED_ENVIRONMENT.FEEDBACK_URL, async (route) => {
    posted.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' } });
  });
  await open(page, `http://127.0.0.1:${CONFIGURED_PORT}/toolpad/core/introduction/support/`);
  await tabTo(page, page.getByRole('button', { name: 'No', exact: true }), { most: 120 });
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Say where to ask.');
  await tabTo(page, page.getByRole('button', { name: 'Send' }), { most: 4 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
  expect(posted).toMatchObject([{ rating: 'no', comment: 'Say where to ask.' }]);
  await expect(page.locator('body')).not.toBeFocused();
});

for (const { kind, address, figure } of [
  { kind: 'inline', address: PAGE, figure: 'DialogsBasic.tsx' },
  { kind: 'framed', address: '/toolpad/core/react-account/', figure: 'AccountBasic.tsx' },
]) {
  test(`focus can enter a demo and leave it again (${kind})`, async ({ page }) => {
    await open(page, `${address}#${figure}`);
    const demo = page.locator(`figure[id="${figure}"]`);
    // The running demo is above the toolbar, whose buttons appear first.
    const stage = demo.locator(':scope > :first-child');
    const running = kind === 'framed' ? stage.frameLocator('iframe') : stage;
    await expect(running.getByRole('button').first()).toBeVisible();
    const isInside = (selector: string): Promise<boolean> =>
      demo
        .locator(selector)
        .first()
        .evaluate((element) => element.contains(document.activeElement));
    const reset = demo.getByRole('button', { name: 'Reset' });
    await tabTo(page, reset);
    await pressUntil(page, () => isInside(':scope > :first-child'), { key: 'Shift+Tab', most: 9 });
    await tabTo(page, reset, { most: 20 });
    await pressUntil(page, async () => !(await isInside(':scope')), { most: 20 });
    await expect(page.locator('article :focus')).toHaveCount(1);
  });
}
