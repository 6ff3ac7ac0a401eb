import type { Page } from '@playwright/test';
import { sidebar, signIn, title } from './appScreens';
import { expect, type integrationTest } from './integrationApp';

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await signIn(page, 'noor@clay.example', 'kiln');
  await expect(sidebar(page)).toBeVisible();
}

/** What users do in the app of the tutorial, whatever it is made of. */
export function tutorialJourneys(test: ReturnType<typeof integrationTest>): void {
  test('shows the figures, books a seat and undoes the booking', async ({ page }) => {
    await enter(page, '/');
    await expect(title(page)).toHaveText('Dashboard');
    await expect(page.getByRole('main')).toContainText('Seats free9');
    await expect(page.getByRole('button', { name: 'Book Glazes from ash' })).toBeDisabled();
    await page.getByRole('button', { name: 'Book Wheel throwing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wheel throwing' });
    await dialog.getByRole('textbox').fill('Mira');
    await dialog.getByRole('button', { name: 'Book' }).click();
    await expect(page.getByText('Mira has a seat.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Wheel throwing/ })).toContainText('7 of 8');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: /Wheel throwing/ })).toContainText('6 of 8');
  });

  test('plans, changes and cancels a course, with the studio’s own labels', async ({ page }) => {
    await enter(page, '/');
    await sidebar(page).getByText('Courses').click();
    await page.getByRole('button', { name: 'Plan a course' }).click();
    await expect(page).toHaveURL('/courses/new');
    await expect(title(page)).toHaveText('New course');
    await expect(sidebar(page).locator('.Mui-selected')).toHaveText('Courses');

    await page.getByRole('button', { name: 'Add to the plan' }).click();
    await expect(page.getByText('Give the course a name.')).toBeVisible();
    await page.getByLabel('Course', { exact: true }).fill('Raku firing');
    await page.getByRole('button', { name: /Choose date/ }).click();
    await page.getByRole('gridcell', { name: '15', exact: true }).click();
    await page.getByRole('button', { name: 'Add to the plan' }).click();
    await expect(page.getByText('The course is in the plan.')).toBeVisible();
    await expect(page).toHaveURL(/\/courses(?:\?|$)/);

    await page.reload();
    await page.getByRole('gridcell', { name: 'Raku firing' }).click();
    await expect(title(page)).toHaveText('Course details');
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(title(page)).toHaveText('Edit course');
    await page.getByLabel('Seats').fill('4');
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText('The course is changed.')).toBeVisible();

    const row = page.getByRole('row', { name: /Raku firing/ });
    // A menu item, and a button with MUI X 9.
    await row.getByLabel('Cancel the course').click();
    const question = page.getByRole('dialog', { name: 'Cancel this course?' });
    await question.getByRole('button', { name: 'Cancel the course' }).click();
    await expect(row).toHaveCount(0);
  });

  test('keeps what was typed when the form is refused', async ({ page }) => {
    await enter(page, '/courses/new');
    await page.getByLabel('Course', { exact: true }).fill('Raku firing');
    await page.getByLabel('Seats').fill('5');
    await page.getByLabel('Price').fill('210');
    await page.getByRole('button', { name: 'Add to the plan' }).click();
    await expect(page.getByText('Choose the first day.')).toBeVisible();
    await expect(page.getByLabel('Course', { exact: true })).toHaveValue('Raku firing');
    await expect(page.getByLabel('Seats')).toHaveValue('5');
    await expect(page.getByLabel('Price')).toHaveValue('210');
  });

  test('leaves the list of courses with one press of Back', async ({ page }) => {
    await enter(page, '/');
    await sidebar(page).getByText('Courses').click();
    await expect(page.getByRole('gridcell', { name: 'Wheel throwing' })).toBeVisible();
    await page.goBack();
    await expect(title(page)).toHaveText('Dashboard');
  });

  test('sorts the list of courses', async ({ page }) => {
    await enter(page, '/courses');
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText('Wheel throwing');
    await page.getByRole('columnheader', { name: 'Price' }).click();
    await expect(first).toContainText('Hand-painted tiles');
  });

  test('refuses a wrong password, and returns to the requested page', async ({ page }) => {
    await page.goto('/takings');
    await expect(page).toHaveURL('/sign-in?callbackUrl=%2Ftakings');
    await expect(page.getByText('The office is for the team of the studio.')).toBeVisible();
    await signIn(page, 'noor@clay.example', 'wheel');
    await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
    await signIn(page, 'noor@clay.example', 'kiln');
    await expect(page).toHaveURL('/takings');
    await expect(page.getByRole('list', { name: 'Takings' })).toContainText('Wheel throwing: €840');
    await page.reload();
    await expect(title(page)).toHaveText('Takings');
    await page.getByRole('button', { name: 'Current User' }).click();
    await page.getByRole('button', { name: 'Leave the office' }).click();
    await expect(page).toHaveURL('/sign-in');
  });

  test('hides the takings from a teacher, and refuses them', async ({ page }) => {
    await page.goto('/');
    await signIn(page, 'tom@clay.example', 'wheel');
    await expect(sidebar(page).getByText('Courses')).toBeVisible();
    await expect(sidebar(page).getByText('Takings')).toHaveCount(0);
    await page.goto('/takings');
    await expect(title(page)).toHaveText('No access');
    await page.goto('/kitchen');
    await expect(title(page)).toHaveText('Page not found');
  });

  test('has the colors of clay in light and dark mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await enter(page, '/');
    const appName = sidebar(page).locator('.Mui-selected .MuiTypography-root').first();
    const color = () => appName.evaluate((element) => window.getComputedStyle(element).color);
    await expect.poll(color).toBe('rgb(123, 52, 30)');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect.poll(color).toBe('rgb(246, 173, 123)');
  });
}
