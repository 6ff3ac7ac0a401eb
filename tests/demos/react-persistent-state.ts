import { expect } from '@playwright/test';
import { button, type Interactions } from './interaction';

export const interactions: Interactions = {
  'core/react-persistent-state/PersistentDraft': async (page) => {
    await page.getByLabel('Your review').fill('Great soup, slow service.');
    await page.reload();
    await expect(page.getByText('25 of 200 characters')).toBeVisible();
    await button(page, 'Discard draft').click();
    await expect(page.getByLabel('Your review')).toHaveValue('');
  },
  'core/react-persistent-state/PersistentSettings': async (page) => {
    await button(page, 'Larger text').click();
    await page.reload();
    await expect(page.getByText('Text size 18 pixels')).toBeVisible();
    await button(page, 'Reset').click();
    await expect(page.getByText('Text size 16 pixels')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('reader-text-size', 'huge'));
    await page.reload();
    await expect(page.getByText('Text size 16 pixels')).toBeVisible();
  },
  'core/react-persistent-state/PersistentCodec': async (page) => {
    await page.getByLabel('Kestrel').check();
    await page.reload();
    await expect(page.getByText('1 of 3 birds seen')).toBeVisible();
  },
  'core/react-persistent-state/PersistentShared': async (page) => {
    await button(page, 'Add ticket').click();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await button(other, 'Add ticket').click();
    await expect(page.getByText('Basket: 2 tickets')).toBeVisible();
    await other.close();
  },
};
