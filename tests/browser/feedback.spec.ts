import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { productVersions } from '../../src/site/config/productVersions';
import { expect, test, type Page } from '../support/test';
import { expectAccessible } from '../support/axe';
import { CONFIGURED_PORT, FEEDBACK_PORT } from '../support/configured.mjs';
import { waitForHydration } from '../support/site';

const FAILURE = "Couldn't submit feedback. Please try again later.";
const COMMENT = 'The second step does not say where the file goes.';

/** What a server answers: status, body, media type. */
const ANSWERS = {
  accept: [200, '', 'text/plain'],
  fail: [500, '', 'text/plain'],
  refuse: [200, '{"ok":false}', 'application/json'],
  'ask for a sign-in': [200, '<!doctype html><title>Sign in</title>', 'TEXT/HTML'],
  'ask for one in XHTML': [
    200,
    '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    'application/xhtml+xml',
  ],
  'lead elsewhere': [302, '', 'text/plain'],
} as const;
type Behaviour = keyof typeof ANSWERS;

/** A feedback server that behaves as the test tells it to. */
class FeedbackServer {
  readonly received: unknown[] = [];
  behaviour: Behaviour | 'hang' | 'drop' = 'accept';
  private readonly server = http.createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method !== 'POST') {
      response.writeHead(200).end();
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      this.received.push(JSON.parse(body));
      this.answer(response);
    });
  });

  private answer(response: http.ServerResponse): void {
    if (this.behaviour === 'drop') {
      response.destroy();
    } else if (this.behaviour !== 'hang') {
      const [status, body, type] = ANSWERS[this.behaviour];
      response.writeHead(status, { 'content-type': type, location: '/taken' }).end(body);
    }
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(FEEDBACK_PORT, '127.0.0.1', resolve));
    expect((this.server.address() as AddressInfo).port).toBe(FEEDBACK_PORT);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

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
    server.behaviour = 'accept';
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
    'fail',
    'drop',
    'refuse',
    'ask for a sign-in',
    'ask for one in XHTML',
    'lead elsewhere',
  ] as const) {
    test(`a server that would ${behaviour}: reports it, and the typed text stays`, async ({
      page,
    }) => {
      server.behaviour = behaviour;
      await openPage(page);
      await comment(page);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(FAILURE)).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveValue(COMMENT);
      server.behaviour = 'accept';
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
    test(`spec 6.1: ${address}, an overview, asks whether it helped`, async ({ page }) => {
      server.behaviour = 'accept';
      await openPage(page, address);
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
      const version = productVersions()[product];
      expect(server.received).toMatchObject([{ page: address, rating: 'no', version }]);
    });
  }

  test('a server that never answers: the same, after a time', async ({ page }) => {
    server.behaviour = 'hang';
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
    server.behaviour = 'accept';
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

test.describe('spec 6.2: with no address configured', () => {
  test('vote and comment open a prefilled issue, and the text stays', async ({ page, context }) => {
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

  test('a comment on a section becomes an issue that names it', async ({ page, context }) => {
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
    await expect(link).toHaveAttribute('href', /Step|second\+step/);
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
