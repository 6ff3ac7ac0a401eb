import { expect, type Locator, type Page } from '@playwright/test';

/** What a reader does with a demo, and the expected outcome. */
export type Interaction = (page: Page) => Promise<void>;

/** A page's demos, by id, and the main interaction of each. */
export type Interactions = Readonly<Record<string, Interaction>>;

/**
 * The same interaction for each of the three stylings of a demo.
 *
 * @param id of the MUI System version
 */
export function inAllStylings(id: string, interaction: Interaction): Interactions {
  const slash = id.lastIndexOf('/');
  const versions = ['', '/tailwind', '/css'].map(
    (part) => id.slice(0, slash) + part + id.slice(slash),
  );
  return Object.fromEntries(versions.map((version) => [version, interaction]));
}

/** The sidebar that a wide demo shows. */
export const sidebar = (page: Page): Locator => page.locator('nav[aria-label="Desktop"]');

export const inSidebar = (page: Page, text: string): Locator =>
  sidebar(page).getByText(text, { exact: true });

/** The visible element with a label that the layout repeats for each screen size. */
export const labeled = (page: Page, label: string): Locator =>
  page.getByLabel(label).locator('visible=true').first();

export const heading = (page: Page): Locator => page.locator('h1');

export const note = (page: Page): Locator => page.locator('main').getByRole('status');

export async function visit(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    await inSidebar(page, title).click();
    await expect(heading(page)).toHaveText(title);
  }
}

export async function signOutAndIn(page: Page, signedOut: RegExp, signedIn: RegExp): Promise<void> {
  await page.getByLabel('Current User').click();
  await page.getByText('Sign Out').click();
  await expect(note(page)).toHaveText(signedOut);
  await page.getByText('Sign In', { exact: true }).click();
  await expect(note(page)).toHaveText(signedIn);
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

export const breadcrumbs = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'breadcrumb' });

/** Makes the demo's server answer as readers can choose below the demo; '' is normally. */
export const answerLike = (page: Page, server: '' | '500'): Promise<void> =>
  page.evaluate((answer) => {
    document.documentElement.dataset.server = answer;
  }, server);

export const alert = (page: Page): Locator => page.getByRole('alert').first();
