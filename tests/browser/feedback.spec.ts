import { productVersions } from '../../src/build/tools/productVersions';
import { expect, test, type Page } from '../support/test';
import { expectAccessible } from '../support/axe';
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { FeedbackServer } from '../support/feedbackServer';
import { waitForHydration } from '../support/site';

const FAILURE = "Couldn't submit feedback. Please try again later.";
const COMMENT = 'The second step does not say where the file goes.';

const ADDRESS = '/toolpad/core/introduction/installation/';

async function openPage(page: Page, address = ADDRESS): Promise<void> {
  await page.route(/^https:\/\//, (route) => route.abort());
  await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${address}`);
  await waitForHydration(page);
}

async function comment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('textbox').fill(COMMENT);
}

test.describe.serial('spec 6: feedback against a real server', () => {
  const server = new FeedbackServer();

  test.beforeAll(() => server.open());
  test.afterAll(() => server.close());

  test.beforeEach(() => {
    server.received.length = 0;
  });

  test('a comment is sent and confirmed, and the rating is remembered', async ({ page }) => {
    server.behaviour = 'accepts';
    await openPage(page);
    await comment(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
    expect(server.received).toEqual([
      {
        page: ADDRESS,
        rating: 'yes',
        comment: COMMENT,
        version: productVersions()['toolpad-core'],
        language: 'en',
        section: null,
      },
    ]);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
  });

  for (const behaviour of [
    'fails',
    'drops the connection',
    'refuses',
    'asks to sign in',
    'asks to sign in (XHTML)',
    'redirects',
  ] as const) {
    test(`a server that ${behaviour}: the failure is reported and the typed text kept`, async ({
      page,
    }) => {
      server.behaviour = behaviour;
      await openPage(page);
      await comment(page);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(FAILURE)).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveValue(COMMENT);
      server.behaviour = 'accepts';
      await page.getByRole('textbox').press('Control+Enter');
      await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
    });
  }

  test('typed text is restored when the reader returns to the page', async ({ page }) => {
    await openPage(page);
    await comment(page);
    const menu = page.getByRole('navigation', { name: 'Documentation pages' });
    await menu.getByRole('link', { name: 'Base concepts' }).click();
    await expect(page).toHaveURL(/base-concepts/);
    await menu.getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL(/installation/);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('textbox')).toHaveValue(COMMENT);
  });

  for (const [address, product] of [
    ['/toolpad/studio/', 'toolpad-studio'],
    ['/toolpad/core/api/', 'toolpad-core'],
  ] as const) {
    test(`spec 6.1: the overview ${address} asks whether it was helpful`, async ({ page }) => {
      server.behaviour = 'accepts';
      await openPage(page, address);
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
      const version = productVersions()[product];
      expect(server.received).toMatchObject([{ page: address, rating: 'no', version }]);
    });
  }

  test('a server that never responds: after a timeout, the failure is reported and the typed text kept', async ({
    page,
  }) => {
    server.behaviour = 'hangs';
    await page.clock.install();
    await openPage(page);
    await comment(page);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => server.received.length).toBe(1);
    await page.clock.runFor(30_000);
    await expect(page.getByText(FAILURE)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue(COMMENT);
  });

  test('a section’s comment form works from its heading by keyboard, and is accessible', async ({
    page,
  }) => {
    server.behaviour = 'accepts';
    await openPage(page);
    const heading = page.locator('article h2').first();
    const section = await heading.getAttribute('id');
    await page
      .getByRole('button', { name: /comment/i })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Clear.');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ rating: null, comment: 'Clear.', section });
  });
});

test.describe('spec 6.2: with no feedback URL configured', () => {
  test('a vote with a comment opens a prefilled issue and keeps the typed text', async ({
    page,
    context,
  }) => {
    await context.route('https://github.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>New issue</title>' }),
    );
    await page.goto(ADDRESS);
    await waitForHydration(page);
    await comment(page);
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const issue = await opened;
    await expect(issue).toHaveTitle('New issue');
    const { searchParams } = new URL(issue.url());
    expect(searchParams.get('title')).toContain(ADDRESS);
    expect(searchParams.get('body')).toContain(COMMENT);
    expect(searchParams.get('body')).toContain(productVersions()['toolpad-core']);
    expect(await issue.evaluate(() => window.opener === null)).toBe(true);
    await expect(page.getByRole('textbox')).toHaveValue(COMMENT);
  });

  test('a comment on a section opens an issue that links to it', async ({ page, context }) => {
    await context.route('https://github.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>New issue</title>' }),
    );
    await page.goto(ADDRESS);
    await waitForHydration(page);
    const section = await page.locator('article h2').first().getAttribute('id');
    await page.locator(`[data-comment-on="${section ?? ''}"]`).click();
    await page.getByRole('textbox').fill(COMMENT);
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const issue = await opened;
    await expect(issue).toHaveTitle('New issue');
    const body = new URL(issue.url()).searchParams.get('body');
    expect(body).toContain(`${ADDRESS}#${section ?? ''}`);
    expect(body).toContain(COMMENT);
  });

  test('a browser that blocks the new tab loses nothing', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(ADDRESS);
    await waitForHydration(page);
    await comment(page);
    await page.getByRole('button', { name: 'Send' }).click();
    const link = page.getByRole('link', { name: 'Open the issue on GitHub' });
    await expect(link).toHaveAttribute('href', /second\+step/);
    await expect(page.getByRole('textbox')).toHaveValue(COMMENT);
  });

  test('typed text is restored after a reload', async ({ page }) => {
    await page.goto(ADDRESS);
    await waitForHydration(page);
    await comment(page);
    await page.reload();
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('textbox')).toHaveValue(COMMENT);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('spec 6.2: a prefilled issue is offered', async ({ page }) => {
    await page.goto(ADDRESS);
    const link = page.getByRole('link', { name: 'Tell us on GitHub what is missing' });
    await expect(link).toHaveAttribute('href', /installation/);
    await expect(page.getByRole('button', { name: 'Yes' })).toBeHidden();
  });
});
