import { expect } from '@playwright/test';
import { inAllStylings, inSidebar, visit, type Interactions } from './interaction';

export const interactions: Interactions = {
  ...inAllStylings('core/introduction/IntroductionDashboard', async (page) => {
    await page.getByLabel('Call in Bruno').click();
    await expect(page.getByText('Bruno is next')).toBeVisible();
    await inSidebar(page, 'Patients').click();
    await visit(page, 'Cats');
  }),
};
