import { APP } from '../scripts/lib/browser.mjs';
import { buildStudio, startStudio } from '../scripts/lib/studio.mjs';
import services from './services.mjs';
import { signIn } from './stand-in/sign-in.mjs';

const AUTHENTICATION = 'concepts/authentication';
const RBAC = 'concepts/rbac';

/**
 * Shows where the editor keeps providers, roles and mappings, then builds the app, signs in as the
 * people of the example and shows what they see.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, newBrowser, picture, folder }) {
  await inTheEditor(editor, page, picture);

  const { env, stop } = await services(folder);
  await buildStudio(folder, { env });
  const studio = await startStudio(folder, 'start', { env });
  const browser = await newBrowser();
  try {
    await inTheApp(browser.page, studio.url, picture);
  } finally {
    await browser.close();
    await studio.stop();
    await stop();
  }
}

export async function inTheApp(page, url, picture) {
  const start = async () => {
    await page.context().clearCookies();
    await page.goto(`${url}/prod/pages/away`);
    await page.getByRole('button', { name: 'Sign in with GitHub' }).waitFor();
  };
  await drawGoogle(page);
  const empty = { width: 640, height: 460 };

  await page.setViewportSize(empty);
  await start();
  await page.waitForTimeout(1500);
  await picture(page, `${AUTHENTICATION}/sign-in`);

  await signIn(page, 'Sign in with Google', 'visitor');
  await page.getByText('Access unauthorized.').waitFor();
  await page.waitForTimeout(800);
  await picture(page, `${AUTHENTICATION}/denied`);

  await start();
  await signIn(page, 'Sign in with GitHub', 'joel');
  await page.getByText('Signed in as Joel Brandt, roles: none').waitFor();
  await page.getByText('Owen Gallagher').waitFor();
  await page.setViewportSize({ ...APP, height: 300 });
  await page.goto(`${url}/prod/pages/requests`);
  await page.getByText('Unauthorized.').waitFor();
  await page.waitForTimeout(1000);
  await picture(page, `${RBAC}/unauthorized`);

  await start();
  await page.setViewportSize({ ...APP, height: 520 });
  await signIn(page, 'Sign in with Azure AD', 'mara');
  await page.getByText('Signed in as Mara Okafor, roles: manager').waitFor();
  await page.getByText('Owen Gallagher').waitFor();
  await page.waitForTimeout(1000);
  await picture(page, 'concepts/authorization/signed-in');
  await page.getByLabel('My team').click();
  await page.getByRole('option', { name: 'Sales' }).click();
  await page.getByRole('button', { name: 'Show only my team' }).click();
  await page.getByText('Priya Nair').waitFor({ state: 'detached' });
  await page.mouse.move(820, 510);
  await page.waitForTimeout(1000);
  await picture(page, 'reference/api/get-context/team-cookie');
  await page.getByRole('link', { name: 'Requests' }).click();
  await page.getByText('Aiko Mori').click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('row', { name: /Aiko Mori/ })
    .getByText('Mara Okafor')
    .waitFor();
  await page.mouse.move(820, 510);
  await page.waitForTimeout(1000);
  await picture(page, `${RBAC}/manager`);
}

export async function inTheEditor(editor, page, picture) {
  const dialog = page.getByRole('dialog');
  await editor.open('requests');
  await editor.canvas.getByText('Leave requests').waitFor();
  await editor.whole(680);
  await page.getByRole('button', { name: 'Authorization' }).click();
  await dialog.getByRole('tab', { name: 'Roles' }).click();
  await dialog.getByText('Decides on leave requests').waitFor();
  await editor.beat(2);
  await picture(dialog, `${RBAC}/roles`);
  await dialog.getByRole('tab', { name: 'Role mappings' }).click();
  await dialog.getByText('LeaveApprovers, HR').waitFor();
  await editor.beat(2);
  await picture(dialog, `${RBAC}/mappings`);

  await dialog.getByRole('tab', { name: 'Authentication' }).click();
  await dialog.getByText('Required email domains').waitFor();
  await editor.beat(2);
  await picture(dialog, `${AUTHENTICATION}/dialog`);
}

/** Answers for the other site from which the sign-in page loads a picture. */
export async function drawGoogle(page) {
  await page.route('https://authjs.dev/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: GOOGLE }),
  );
}

/** In place of the picture that the sign-in page loads from another site. */
const GOOGLE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8" fill="none" stroke="#4285f4" stroke-width="4"/></svg>';
