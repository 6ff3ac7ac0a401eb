import { expect, test, type Locator } from '../support/test';
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { waitForHydration, watchConsole } from '../support/site';
import { productVersions } from '../../src/build/tools/productVersions';

const versions = productVersions();
const core = `v${versions['toolpad-core']}`;
const studio = `v${versions['toolpad-studio']}`;

test.describe('spec 1.1: shortened URLs', () => {
  for (const address of [
    '/toolpad/',
    '/toolpad/core/',
    '/toolpad/studio/',
    '/toolpad/studio/concepts/',
    '/toolpad/studio/reference/',
    '/toolpad/studio/reference/api/',
  ]) {
    test(`${address} links to the pages below it`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      const below = page.locator(`main a[href^="${address}"]:not([href="${address}"])`);
      await expect(below.first()).toBeVisible();
    });
  }
});

test('spec 1.5: the header shows the product and its version', async ({ page }) => {
  await page.goto('/toolpad/core/introduction/');
  const products = page.getByRole('list', { name: 'Products' });
  await expect(products.locator('[aria-current]')).toContainText(core);
  await products.getByText('Studio').click();
  await expect(products.locator('[aria-current]')).toContainText(studio);
  await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute(
    'content',
    'toolpad-studio',
  );
});

test('spec 1.5: the header on phones shows the product and its version too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/toolpad/core/introduction/');
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('Core');
  await expect(page.getByRole('list', { name: 'Products' }).getByText(core)).toBeVisible();
});

test.describe('spec 1.7: fonts', () => {
  test('all come from the site itself', async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/toolpad/core/introduction/');
    await waitForHydration(page);
    expect([...hosts]).toEqual(['127.0.0.1:4173']);
  });
});

test.describe('with everything configured', () => {
  test.use({ baseURL: `http://127.0.0.1:${CONFIGURED_PORT}` });

  test.beforeEach(async ({ page }) => {
    await page.route(/^https:/, (route) => route.abort());
  });

  test('spec 1.2: new pages have a “New” badge, which groups and headings support too', async ({
    page,
  }) => {
    await page.goto('/toolpad/core/guides/authenticated-data/');
    const menu = page.getByRole('navigation', { name: 'Documentation pages' });
    const readBadge = (label: Locator): Promise<string> =>
      label.evaluate((element) => getComputedStyle(element, '::after').content);
    const link = menu.getByRole('link', { name: 'Data behind a sign-in' }).first();
    expect(await readBadge(link)).toBe('"New"');
    for (const label of [menu.locator('summary > span'), menu.locator('.sidebar-heading > span')]) {
      await label.first().evaluate((element) => element.setAttribute('data-badge', 'New'));
      expect(await readBadge(label.first())).toBe('"New"');
    }
  });

  const declaredFonts = () =>
    [...document.fonts].map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`);

  test('spec 1.7: pages declare Material Icons, but not the pirate fonts', async ({ page }) => {
    await page.goto('/toolpad/core/introduction/');
    const fonts = await page.evaluate(declaredFonts);
    expect(fonts).toContain('Material Icons 400');
    expect(fonts.join()).not.toMatch(/Roboto Condensed|Work Sans/);
  });

  test('spec 1.7: a Material icon appears by its name; its font loads only when used', async ({
    page,
  }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto('/toolpad/core/introduction/');
    await waitForHydration(page);
    expect(requestedUrls.filter((url) => url.includes('material-icons'))).toEqual([]);
    await page.evaluate(() => {
      const icon = document.createElement('span');
      icon.className = 'material-icons';
      icon.textContent = 'home';
      document.querySelector('h1')?.append(icon);
    });
    await expect
      .poll(() => new Set(requestedUrls.filter((url) => /material-icons.*\.woff2$/.test(url))).size)
      .toBe(1);
    // The icon is a square; the word “home” would not be.
    await expect
      .poll(() =>
        page.locator('h1 .material-icons').evaluate((icon) => {
          const { width, height } = icon.getBoundingClientRect();
          return [width, height];
        }),
      )
      .toEqual([24, 24]);
  });

  test('spec 1.7: a page whose path contains onepirate declares the pirate fonts', async ({
    page,
  }) => {
    await page.goto('/toolpad/core/onepirate/');
    await expect
      .poll(() => page.evaluate(declaredFonts))
      .toEqual(expect.arrayContaining(['Roboto Condensed 700', 'Work Sans 300', 'Work Sans 400']));
    // No font hides text while it loads.
    const displays = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => !family.includes('Fallback'))
        .map(({ display }) => display),
    );
    expect(new Set(displays)).toEqual(new Set(['optional', 'swap']));
  });

  test('spec 1.6: an unknown userLanguage shows … and logs why', async ({ page }) => {
    const lines = watchConsole(page);
    await page.goto('/toolpad/core/introduction/?userLanguage=xx');
    await expect(page.getByRole('button', { name: '…' }).first()).toBeVisible();
    expect(lines.join('\n')).toContain('No UI strings for language "xx"');
  });

  test('spec 1.6: the language in the URL applies for the whole visit and can be changed back', async ({
    page,
  }) => {
    await page.goto('/toolpad/core/introduction/?userLanguage=xx');
    await expect(page.getByRole('button', { name: '…' }).first()).toBeVisible();
    await page.goto('/toolpad/studio/getting-started/');
    await expect(page.getByRole('button', { name: '…' }).first()).toBeVisible();
    await page.goto('/toolpad/studio/getting-started/?userLanguage=en');
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    await page.goto('/toolpad/core/introduction/');
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('button', { name: '…' })).toHaveCount(0);
  });

  test('spec 1.6: an invalid language code is reported on the console', async ({ page }) => {
    const lines = watchConsole(page);
    await page.goto('/toolpad/core/introduction/?userLanguage=<b>');
    await waitForHydration(page);
    expect(lines.join('\n')).toContain('is not a language code');
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  });
});

test('on a phone, the menu lists the pages of the product', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/toolpad/core/introduction/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Documentation pages' });
  await expect(menu.getByRole('link', { name: 'Installation' })).toBeVisible();
  await menu.getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(/installation\/$/);
});

test('a page has breadcrumbs, a table of contents, adjacent pages, an edit link and a date', async ({
  page,
}) => {
  await page.goto('/toolpad/core/introduction/installation/');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Introduction');
  await expect(page.locator('.table-of-contents a').first()).toBeVisible();
  const adjacent = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(adjacent.getByText('Overview')).toBeVisible();
  await expect(adjacent.getByText('Base concepts')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /docs-core\/introduction\/installation\/index\.mdx$/,
  );
  await expect(page.getByText('Last updated on')).toBeVisible();
});

test('with storage and cookies blocked, the site works without errors', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  const lines = watchConsole(page);
  await page.goto('/toolpad/core/react-dashboard-layout/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(lines).toEqual([]);
});

test('a skipped view transition is not reported as an error; other uncaught errors are', async ({
  page,
}) => {
  const lines = watchConsole(page);
  await page.goto('/toolpad/core/introduction/');
  await waitForHydration(page);
  await page.evaluate(() => {
    const message = 'Transition was aborted because of invalid state. Page already revealed';
    void Promise.reject(new DOMException(message, 'InvalidStateError'));
    void Promise.reject(new DOMException('The transaction was aborted', 'AbortError'));
    void Promise.reject(new Error('The transition of an example failed'));
  });
  await expect
    .poll(() => lines)
    .toEqual([
      'uncaught: The transaction was aborted',
      'uncaught: The transition of an example failed',
    ]);
});

test.describe('the space for navigation', () => {
  /** The height of a one-line link: the smallest distance between link tops, in px. */
  const rowHeight = (links: Locator): Promise<number> =>
    links.evaluateAll((all) => {
      const tops = all.map((link) => link.getBoundingClientRect().top);
      return Math.min(
        ...tops
          .slice(1)
          .map((top, index) => top - (tops[index] ?? 0))
          .filter((gap) => gap > 0),
      );
    });

  test('is compact for a mouse: 30 to 32 px in the menu, 26 to 28 px in the table of contents', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/toolpad/core/introduction/installation/');
    const menu = await rowHeight(page.locator('.menu__list .menu__list a.menu__link:visible'));
    expect(menu).toBeGreaterThanOrEqual(30);
    expect(menu).toBeLessThanOrEqual(32);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = await rowHeight(contents.getByRole('link'));
    expect(links).toBeGreaterThanOrEqual(26);
    expect(links).toBeLessThanOrEqual(28);
    await expect(contents.getByText('On this page')).toBeVisible();
  });

  test('is 44 px for touch', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.goto('/toolpad/core/introduction/installation/');
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    const link = page.locator('.menu__list a.menu__link:visible').first();
    await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await context.close();
  });

  test('is one row at the end of a page, with undecorated links to adjacent pages', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/toolpad/core/introduction/installation/');
    const centers = await Promise.all(
      [
        page.getByRole('button', { name: 'Yes', exact: true }),
        page.getByRole('link', { name: 'Edit this page' }),
        page.getByText('Last updated on'),
      ].map(async (part) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return y + height / 2;
      }),
    );
    expect(Math.max(...centers) - Math.min(...centers)).toBeLessThan(6);
    const label = page.locator('.pagination-nav__label').first();
    const before = await label.evaluate((text) => getComputedStyle(text, '::before').content);
    expect(before).toBe('none');
  });
});
