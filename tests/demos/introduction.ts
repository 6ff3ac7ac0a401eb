import { expect } from '@playwright/test';
import {
  breadcrumbs,
  heading,
  inAllStylings,
  inSidebar,
  visit,
  type Interactions,
} from './interaction';

export const interactions: Interactions = {
  ...inAllStylings('core/introduction/IntroductionDashboard', async (page) => {
    await page.getByLabel('Call in Bruno').click();
    await expect(page.getByText('Bruno is next')).toBeVisible();
    await inSidebar(page, 'Patients').click();
    await visit(page, 'Cats');
    await breadcrumbs(page).getByRole('link', { name: 'Patients' }).click();
    await expect(heading(page)).toHaveText('Patients');
    await expect(page.getByLabel('Call in Bruno')).toBeVisible();
  }),
};
