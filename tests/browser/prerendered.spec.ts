import { expect, test, type Page } from '@playwright/test';
import { waitForHydration } from '../support/site';

test.describe('spec 2.4: with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page reads complete, and styled', async ({ page }) => {
    await page.goto('/toolpad/core/react-dashboard-layout/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.theme-doc-markdown h2').first()).toBeVisible();
    await expect(page.locator('.theme-code-block').first()).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('font-family', /Geist/);
    await expect(page.locator('article')).toContainText('DashboardLayout');
  });

  test('the sidebar leads to other pages', async ({ page }) => {
    await page.goto('/toolpad/core/introduction/');
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Installation').click();
    await expect(page).toHaveURL(/\/toolpad\/core\/introduction\/installation\/$/);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('the header leads from one product to the other', async ({ page }) => {
    await page.goto('/toolpad/core/introduction/');
    await page.getByRole('list', { name: 'Products' }).getByText('Studio').click();
    await expect(page).toHaveURL(/\/toolpad\/studio\/getting-started\/$/);
  });

  test('MUI parts have their styles', async ({ page }) => {
    await page.goto('/toolpad/');
    const ship = page.getByRole('button', { name: 'Ship order 1042' });
    await expect(ship).toHaveCSS('border-radius', '12px');
    await expect(ship).toHaveCSS('border-top-style', 'solid');
    expect(await page.locator('body style[data-emotion]').count()).toBe(0);
  });
});

/** Where the visible parts of a page stand, and how they look. */
function appearance(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main *, header *, nav *'), (element) => {
      if (element.closest('button, .table-of-contents__link--active')) {
        // Buttons need scripts, and the place in the table of contents follows the reader.
        return '';
      }
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${place} ${color} ${backgroundColor}`;
    }),
  );
}

for (const address of ['/toolpad/', '/toolpad/core/introduction/installation/']) {
  test(`hydration changes nothing that is seen: ${address}`, async ({ page, browser }) => {
    const still = await browser.newContext({ javaScriptEnabled: false });
    const stillPage = await still.newPage();
    await stillPage.goto(new URL(address, 'http://127.0.0.1:4173').href);
    await page.goto(address);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const before = await appearance(stillPage);
    const after = await appearance(page);
    await still.close();
    expect(after.filter((line) => line !== '' && !before.includes(line))).toEqual([]);
  });
}

/** Every frame the browser shows while a page reloads, as the colour of four points of it. */
async function framesOfReload(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const images: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    images.push(data);
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.reload();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => images.length).toBeGreaterThan(0);
  await session.send('Page.stopScreencast');
  return images;
}

/** The colours along the left and right edge of a picture, read by the browser itself. */
function edgeColours(page: Page, image: string): Promise<string[]> {
  return page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${data}`)).blob(),
    );
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const points = [
      [5, bitmap.height - 5],
      [bitmap.width - 30, bitmap.height - 5],
      [bitmap.width / 2, bitmap.height - 5],
    ];
    return points.map(([x = 0, y = 0]) =>
      [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join(' '),
    );
  }, image);
}

test('spec 2.2: a reload in dark mode shows no light frame', async ({ page }) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('direction', 'ltr');
  });
  await page.goto('/toolpad/core/react-dashboard-layout/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const frames = await framesOfReload(page);
  for (const frame of frames) {
    for (const colour of await edgeColours(page, frame)) {
      const [red = 255] = colour.split(' ').map(Number);
      expect(red).toBeLessThan(80);
    }
  }
});

test('spec 2.3: a reload in right-to-left never shows the page the other way', async ({ page }) => {
  await page.goto('/toolpad/core/react-dashboard-layout/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Right to left' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.addInitScript(() => {
    // Where the sidebar stands in every frame from the first on that has one.
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const sidebar = document.querySelector('.theme-doc-sidebar-container');
      if (sidebar) {
        seen.push(Math.round(sidebar.getBoundingClientRect().right));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const places = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(places.length).toBeGreaterThan(1);
  expect([...new Set(places)]).toEqual([width]);
});
