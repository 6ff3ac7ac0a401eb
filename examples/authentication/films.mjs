import { APP } from '../scripts/lib/browser.mjs';
import { changeCopy } from '../scripts/lib/examples.mjs';
import { buildStudio, startStudio } from '../scripts/lib/studio.mjs';
import services from './services.mjs';
import { skipProvider } from './stand-in/sign-in.mjs';
import { drawGoogle } from './story.mjs';

/** Greets who is signed in: nobody, in the editor. */
const GREETING = `    - component: Text
      name: greeting
      props:
        value:
          $$jsExpression: "me.data ? \`Signed in as \${me.data.name}, roles: \${me.data.roles.join(',
            ') || 'none'}\` : ''"
`;

/**
 * Builds the app and films how a user signs in to it, then how a page gets its roles.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films({ editor, page, newBrowser, film, folder }) {
  const { env, stop } = await services(folder);
  await buildStudio(folder, { env });
  const studio = await startStudio(folder, 'start', { env });
  const browser = await newBrowser();
  try {
    await filmSignIn(browser.page, studio.url, film);
  } finally {
    await browser.close();
    await studio.stop();
    await stop();
  }

  await changeCopy(folder, 'toolpad/pages/away/page.yml', { [GREETING]: '' });
  await editor.open('away');
  await editor.canvas.getByText('Owen Gallagher').waitFor();
  const everyone = page.getByLabel('Allow access to all roles');
  await everyone.scrollIntoViewIfNeeded();
  await film(
    'concepts/rbac/allow-role',
    page,
    async (hand) => {
      await hand.click(everyone);
      await hand.click(page.getByLabel('Allowed roles'));
      await hand.click(page.getByRole('option', { name: 'manager' }));
      await hand.press('Escape');
      await hand.pose();
      await hand.hold(2);
    },
    { clip: await editor.part('inspector') },
  );
}

async function filmSignIn(page, url, film) {
  await drawGoogle(page);
  await page.setViewportSize({ ...APP, height: 520 });
  await page.goto(`${url}/prod/pages/away`);
  await page.getByRole('button', { name: 'Sign in with GitHub' }).waitFor();
  const stopSkipping = await skipProvider(page, 'mara');
  await film('concepts/authentication/signing-in', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: 'Sign in with GitHub' }));
    await hand.until(page.getByText('Owen Gallagher').waitFor());
    await hand.click(page.getByRole('button', { name: 'Current User' }));
    await hand.until(page.getByRole('button', { name: 'Sign Out' }).waitFor());
    await hand.pose();
    await hand.hold(2.5);
  });
  await stopSkipping();
}
