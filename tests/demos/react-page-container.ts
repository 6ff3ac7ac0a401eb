import { expect } from '@playwright/test';
import { breadcrumbs, button, heading, inAllStylings, type Interactions } from './interaction';

export const interactions: Interactions = {
  'core/react-page-container/PageContainerBasic': async (page) => {
    await breadcrumbs(page).getByRole('link', { name: 'Fields' }).click();
    await expect(heading(page)).toHaveText('Fields');
  },
  'core/react-page-container/PageContainerTitle': async (page) => {
    await breadcrumbs(page).getByRole('link', { name: 'Basket' }).click();
    await expect(heading(page)).toHaveText('Basket');
    await button(page, 'Choose a delivery').click();
    await expect(heading(page)).toHaveText('Where shall we send it?');
  },
  'core/react-page-container/PageContainerDynamic': async (page) => {
    await breadcrumbs(page).getByRole('link', { name: 'Comets' }).click();
    await page.getByRole('button', { name: 'Encke' }).click();
    await expect(heading(page)).toHaveText('Encke');
  },
  'core/react-page-container/PageContainerToolbar': async (page) => {
    const items = page.getByRole('list', { name: 'Things to buy' }).getByRole('listitem');
    await button(page, 'Add').click();
    await expect(items).toHaveText(['Flour', 'Yeast', 'Olive oil']);
    await button(page, 'Clear').click();
    await expect(items).toHaveCount(0);
  },
  ...inAllStylings('core/react-page-container/PageContainerHeader', async (page) => {
    await page.getByRole('button', { name: 'Trains' }).click();
    await expect(heading(page)).toHaveText('Trains');
  }),
  ...inAllStylings('core/react-page-container/PageContainerWidth', async (page) => {
    await button(page, 'Medium').click();
    await expect(page.getByRole('main')).toHaveCSS('max-width', '600px');
    await button(page, 'Full').click();
    await expect(page.getByRole('main')).toHaveCSS('max-width', 'none');
  }),
  'core/react-page-container/PageContainerCustomLayout': async (page) => {
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.locator('[aria-current=page]')).toHaveText('Barrels');
    await pages.getByRole('button', { name: 'Tastings' }).click();
    await expect(heading(page)).toHaveText('Tastings');
    await page.getByRole('navigation', { name: 'You are here' }).getByText('Cellar').click();
    await expect(heading(page)).toHaveText('Cellar');
    await button(page, 'Visit the cooperage').click();
    await expect(heading(page)).toHaveText('Page not found');
  },
  'core/react-page-container/PageContainerFullSize': async (page) => {
    const map = page.getByRole('img', { name: 'Map of the harbor' });
    const height = async () => (await map.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(150);
  },
};
