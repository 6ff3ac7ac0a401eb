import { expect, test } from '../support/test';
import { waitForHydration, watchConsole } from '../support/site';

test('a prop has its own URL, and its type is linked', async ({ page }) => {
  const lines = watchConsole(page);
  await page.goto('/toolpad/core/api/app-provider/#prop-navigation');
  await waitForHydration(page);
  const row = page.getByRole('row').filter({ has: page.locator('#prop-navigation') });
  await expect(row).toBeInViewport();
  await row.getByRole('link', { name: 'Navigation', exact: true }).click();
  await expect(page).toHaveURL(/#Navigation$/);
  await expect(page.locator('h3#Navigation')).toBeInViewport();
  expect(lines).toEqual([]);
});

test('slots, deprecated props, defaults and required props are marked as such', async ({
  page,
}) => {
  await page.goto('/toolpad/core/api/dashboard-layout/');
  const row = (id: string) => page.getByRole('row').filter({ has: page.locator(`#${id}`) });
  await expect(row('slot-toolbarActions')).toContainText('ToolbarActions');
  await expect(row('prop-navigation')).toContainText('deprecated');
  await expect(row('prop-navigation')).toContainText('AppProvider');
  await expect(row('prop-sidebarExpandedWidth')).toContainText('320');
  await expect(row('prop-children')).toContainText('required');
});

test('a reference page links to its guide and to demos of the component', async ({ page }) => {
  await page.goto('/toolpad/core/api/theme-switcher/');
  await waitForHydration(page);
  const guide = page.locator('.theme-doc-markdown').getByRole('link', { name: 'Dashboard Layout' });
  await expect(guide.first()).toHaveAttribute('href', '/toolpad/core/react-dashboard-layout/');
  const demos = page.locator('#demos ~ ul').first().getByRole('link');
  await demos.first().click();
  await expect(page).toHaveURL(/\/core\/[\w-]+\/(?:[\w-]+\/)?#\w+\.tsx$/);
  const name = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`figure[id="${name}"]`)).toBeInViewport();
});

test('on a phone, a reference table needs no horizontal scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/toolpad/core/api/crud/#prop-dataSource');
  const name = page.locator('#prop-dataSource');
  await expect(name).toBeInViewport();
  const description = page.getByText('Server-side data source').first();
  await expect(description).toBeInViewport();
  const [nameBox, descriptionBox] = [await name.boundingBox(), await description.boundingBox()];
  expect(descriptionBox?.y).toBeGreaterThan(nameBox?.y ?? Infinity);
});

test('a prop’s description fills the line below its name and type', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/toolpad/core/api/dashboard-layout/');
  const row = page.getByRole('row').filter({ has: page.locator('#prop-navigation') });
  const name = await row.getByRole('cell').first().boundingBox();
  const description = await row.getByRole('cell').last().boundingBox();
  expect(description?.width).toBeGreaterThan(660);
  expect(description?.y).toBeGreaterThan(name?.y ?? Infinity);
  const simple = page.getByRole('row').filter({ has: page.locator('#prop-children') });
  expect((await simple.boundingBox())?.height).toBeLessThan(84);
  await expect(row.getByRole('cell').last()).toContainText('Find out more. Deprecated.');
});
