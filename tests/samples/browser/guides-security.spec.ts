import { expect, integrationTest } from '../support/integrationApp';

const test = integrationTest('guides/security', {
  only: 'Strict policy for a static Vite build',
  settings: 'integrations/react-router',
  files: { 'next.config.ts': null },
  nginx: { page: 'guides/security', title: 'nginx.conf' },
});

test('runs list, form and date picker under the policy, with their styles', async ({ page }) => {
  await page.goto('/tools');
  await expect(page.getByRole('gridcell', { name: 'Chisel' })).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('row', { name: /Chisel/ })).toHaveCSS('display', 'flex');
  await page.goto('/tools/1/edit');
  await page.getByRole('button', { name: /Choose date/ }).click();
  await expect(page.getByRole('gridcell', { name: '15', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('Item edited successfully.')).toBeVisible();
});

test('sends another nonce with each page, and the same in header and page', async ({ page }) => {
  const nonces = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const response = await page.goto('/tools');
    const policy = response?.headers()['content-security-policy'] ?? '';
    const nonce = /'nonce-(\w+)'/.exec(policy)?.[1];
    expect(await response?.text()).toContain(`nonce="${nonce}"`);
    nonces.push(nonce);
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});

test.describe('a script that an attacker has put into the page', () => {
  test('does not run', async ({ page, consoleLines }) => {
    await page.goto('/tools');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "attacked"';
      document.body.append(script);
    });
    expect(await page.title()).not.toBe('attacked');
    expect(consoleLines.splice(0).join()).toContain('Content Security Policy');
  });
});
