import { expect } from '@playwright/test';
import { button, type Interactions } from './interaction';

export const interactions: Interactions = {
  'core/react-use-session/SessionGreeting': async (page) => {
    await button(page, 'Sign out').click();
    await expect(page.getByText(/as a guest/)).toBeVisible();
    await button(page, 'Sign in').click();
    await expect(page.getByText(/Good morning, Pilar Ortega/)).toBeVisible();
  },
  'core/react-use-session/SessionRoles': async (page) => {
    await expect(button(page, 'Change recipe')).toHaveCount(0);
    await button(page, 'Ada, manager').click();
    await expect(button(page, 'Change recipe')).toBeVisible();
  },
  'core/react-use-session/SessionPreview': async (page) => {
    const course = page.getByRole('region', { name: 'Course page' });
    await expect(course).toContainText('Teacher: Ruth Adler');
    await page.getByLabel('Show it as a guest').click();
    await expect(course).toContainText('Sign in to book a place.');
  },
};
