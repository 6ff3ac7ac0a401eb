import { expect } from '@playwright/test';
import { alert, heading, inAllStylings, type Interactions } from './interaction';

export const interactions: Interactions = {
  'core/react-sign-in-page/SignInPageOAuth': async (page) => {
    await page.getByRole('button', { name: 'Sign in with Hut Club' }).click();
    await expect(alert(page)).toContainText('Hut Club does not answer.');
    await page.getByRole('button', { name: 'Sign in with GitHub' }).click();
    await expect(heading(page)).toHaveText('Page of GitHub');
  },
  'core/react-sign-in-page/SignInPageCredentials': async (page) => {
    await page.getByLabel('Email').fill('flo@market.example');
    await page.getByLabel('Password').fill('rose');
    await page.getByRole('button', { name: 'Sign in with password' }).click();
    await expect(alert(page)).toContainText('Email or password is wrong.');
    await page.getByLabel('Password').fill('tulip');
    await page.getByRole('button', { name: 'Sign in with password' }).click();
    await expect(page.getByText('You are signed in as flo@market.example.')).toBeVisible();
  },
  'core/react-sign-in-page/SignInPagePasskey': async (page) => {
    await page.getByLabel('Email').fill('ray@reef.example');
    await page.getByRole('button', { name: 'Sign in with Passkey' }).click();
    await expect(alert(page)).toContainText('There is no passkey for ray@reef.example.');
  },
  'core/react-sign-in-page/SignInPageMagicLink': async (page) => {
    await page.getByLabel('Email').fill('bo@school.example');
    await page.getByRole('button', { name: 'Sign in with email' }).click();
    await expect(alert(page)).toContainText('We sent a link to bo@school.example.');
  },
  ...inAllStylings('core/react-sign-in-page/SignInPageSlots', async (page) => {
    await page.getByLabel('Library card').fill('L-2041');
    await page.getByLabel('Password').fill('x');
    await page.getByRole('checkbox', { name: 'Stay signed in' }).check();
    await page.getByRole('button', { name: 'Sign in with password' }).click();
    await expect(alert(page)).toContainText('for 30 days');
  }),
  'core/react-sign-in-page/SignInPageLocale': async (page) => {
    await page.getByRole('button', { name: 'Mit Google anmelden' }).click();
    await expect(alert(page)).toContainText('Die Anmeldung mit Google ist hier nicht möglich.');
  },
  'core/react-sign-in-page/SignInPageBranding': async (page) => {
    await expect(heading(page)).toHaveText('Sign in to Harbor office');
    await page.getByRole('button', { name: 'Sign in with Okta' }).click();
    await expect(alert(page)).toContainText('This demo is not connected to Okta.');
  },
  'core/react-sign-in-page/SignInPageTheme': async (page) => {
    await page.getByLabel('Email').fill('lu@tea.example');
    await page.getByLabel('Password').fill('oolong');
    const submit = page.getByRole('button', { name: 'Sign in with password' });
    await expect(submit).toHaveCSS('background-color', /^rgb\((31, 95, 91|143, 211, 200)\)$/);
    await submit.click();
    await expect(alert(page)).toContainText('This demo has no accounts.');
  },
  'core/react-sign-in-page/SignInPageCombined': async (page) => {
    await page.locator('#email-passkey').fill('kim@night.example');
    await page.getByRole('button', { name: 'Sign in with Passkey' }).click();
    await expect(alert(page)).toContainText('Passkey is not set up for kim@night.example.');
    await page.getByRole('button', { name: 'Sign in with Microsoft Entra ID' }).click();
    await expect(alert(page)).toContainText('Microsoft Entra ID is not set up.');
  },
  'core/react-sign-in-page/SignInPageSlotProps': async (page) => {
    await expect(page.getByPlaceholder('name@workshop.example')).toBeVisible();
    await page.getByLabel('Email').fill('jo@workshop.example');
    await page.getByLabel('Password').fill('x');
    await page.getByRole('button', { name: 'Sign in with password' }).click();
    await expect(alert(page)).toContainText('Password is not set up.');
  },
};
