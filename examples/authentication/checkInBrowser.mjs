import assert from 'node:assert/strict';
import { signIn } from './stand-in/sign-in.mjs';

/** What people see who sign in, by their roles. */
export async function inTheBrowser(page, url) {
  const requests = page.getByRole('link', { name: 'Requests' });
  await page.goto(`${url}/prod/pages/requests`);
  await page.getByText('You must be authenticated to use this app.').waitFor();
  await signIn(page, 'Sign in with GitHub', 'joel');
  await page.getByText('Signed in as Joel Brandt, roles: none').waitFor();
  assert.equal(await requests.count(), 0);
  await refusedTeam(page);
  await page.goto(`${url}/prod/pages/requests`);
  await page.getByText('Unauthorized. User does not have the roles to access this page.').waitFor();
  await page.getByRole('button', { name: 'Current User' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByText('You must be authenticated to use this app.').waitFor();

  await signIn(page, 'Sign in with Azure AD', 'mara');
  await requests.click();
  await page.getByText('Aiko Mori').click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('row', { name: /Aiko Mori/ })
    .getByText('Mara Okafor')
    .waitFor();
  await page.getByText('Joel Brandt').click();
  await page.getByText('Aiko Mori').click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Mara Okafor has already approved this request.').waitFor();

  await page.context().clearCookies();
  await page.goto(`${url}/prod/pages/away`);
  await signIn(page, 'Sign in with Google', 'visitor');
  await page.getByText('Access unauthorized.').waitFor();
}

/** The page says why the team was not remembered, and keeps the choice. */
async function refusedTeam(page) {
  const requests = '**/api/runtime-rpc';
  const error = { message: 'Sign in first.' };
  await page.route(requests, (route) =>
    route.request().postData()?.includes('"rememberTeam"')
      ? route.fulfill({ json: { result: JSON.stringify({ json: { error } }) } })
      : route.continue(),
  );
  await page.getByRole('combobox', { name: 'My team' }).click();
  await page.getByRole('option', { name: 'Sales' }).click();
  await page.getByRole('button', { name: 'Show only my team' }).click();
  await page.getByText('Sign in first.').waitFor();
  assert.equal(await page.getByRole('combobox', { name: 'My team' }).innerText(), 'Sales');
  await page.unroute(requests);
}
