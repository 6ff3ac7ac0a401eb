import { expect } from '@playwright/test';
import { inSidebar, type Interactions } from './interaction';

export const interactions: Interactions = {
  'core/introduction/base-concepts/BaseConceptsContext': async (page) => {
    await inSidebar(page, 'Members').click();
    await expect(page.locator('dd').nth(1)).toHaveText('/members');
  },
};
