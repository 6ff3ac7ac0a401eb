import { expect } from '@playwright/test';
import { alert, button, heading, inSidebar, visit, type Interactions } from './interaction';

export const interactions: Interactions = {
  'core/introduction/tutorial/TutorialFrame': async (page) => {
    await visit(page, 'Courses');
    await expect(page.getByText('No course is planned.')).toBeVisible();
  },
  'core/introduction/tutorial/TutorialDashboard': async (page) => {
    const row = page.getByRole('row', { name: /Wheel throwing/ });
    await button(page, 'Book Wheel throwing').click();
    const dialog = page.getByRole('dialog', { name: 'Wheel throwing' });
    await dialog.getByRole('textbox').fill('Mira');
    await dialog.getByRole('button', { name: 'Book' }).click();
    await expect(page.getByText('Mira has a seat.')).toBeVisible();
    await expect(row).toContainText('7 of 8');
    await button(page, 'Undo').click();
    await expect(row).toContainText('6 of 8');
  },
  'core/introduction/tutorial/TutorialCourses': async (page) => {
    await button(page, 'Create new').click();
    await button(page, 'Create').click();
    await expect(page.getByText('Give the course a name.')).toBeVisible();
    await page.getByLabel('Course', { exact: true }).fill('Raku firing');
    await button(page, 'Create').click();
    const row = page.getByRole('row', { name: /Raku firing/ });
    await row.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Item deleted successfully.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('link', { name: 'Clay office' }).click();
    await expect(heading(page)).toHaveText('Courses');
  },
  'core/introduction/tutorial/TutorialSignIn': async (page) => {
    await page.getByLabel('Password').fill('mug');
    await button(page, 'Sign in with password').click();
    await expect(alert(page)).toContainText('Email or password is wrong.');
    await page.getByLabel('Password').fill('wheel');
    await button(page, 'Sign in with password').click();
    await expect(heading(page)).toHaveText('Dashboard');
    await expect(inSidebar(page, 'Takings')).toHaveCount(0);
    await button(page, 'Current User').click();
    await button(page, 'Leave the office').click();
    await page.getByLabel('Password').fill('kiln');
    await button(page, 'Sign in with password').click();
    await visit(page, 'Takings');
    await expect(page.getByText('Wheel throwing: €840')).toBeVisible();
  },
};
