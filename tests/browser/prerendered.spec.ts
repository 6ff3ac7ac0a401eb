import { setTimeout } from 'node:timers/promises';
import { expect, test, type Page } from '../support/test';
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

/** Every text and picture that is seen: where it stands and what colour it has. */
function whatIsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const place = ({ x, y, width, height }: DOMRect): string =>
      [x, y, width, height].map(Math.round).join(' ');
    const isLeftOut = (element: Element | null): boolean =>
      // Buttons are switched off until there are scripts.
      element?.closest('button, script, style, noscript') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (node.parentElement && box.width > 0 && !isLeftOut(node.parentElement)) {
        const { color } = getComputedStyle(node.parentElement);
        seen.push(`${node.textContent ?? ''} ${place(box)} ${color}`);
      }
    }
    for (const picture of document.querySelectorAll('img, svg')) {
      const box = picture.getBoundingClientRect();
      if (box.width > 0 && !isLeftOut(picture)) {
        seen.push(`${picture.tagName} ${place(box)}`);
      }
    }
    return seen;
  });
}

for (const address of ['/toolpad/', '/toolpad/core/introduction/installation/']) {
  test(`hydration changes nothing that is seen: ${address}`, async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await whatIsSeen(page);
    expect(before.length).toBeGreaterThan(50);
    release();
    await waitForHydration(page);
    const after = await whatIsSeen(page);
    // The place in the table of contents follows the reader, so its colour may change.
    const gone = before.filter((line) => !after.includes(line));
    const entries = await page.locator('.table-of-contents a').allTextContents();
    expect(gone.filter((line) => !entries.some((entry) => line.startsWith(entry)))).toEqual([]);
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
  await expect.poll(() => images.length).toBeGreaterThan(0);
  await session.send('Page.stopScreencast');
  return images;
}

/** The colours along the left and right edge of a picture, read by the browser itself. */
function edgeColours(page: Page, image: string): Promise<string[]> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
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

for (const [network, styleDelay] of [
  ['', 0],
  // Chromium then shows the page as early as it can, before the body's own scripts have run.
  [' when the style sheet comes late', 900],
] as const) {
  test(`spec 2.2: a reload in dark mode shows no light frame${network}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.localStorage.setItem('direction', 'ltr');
    });
    await page.goto('/toolpad/core/react-dashboard-layout/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dark' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.route(/\.css$/, async (route) => {
      await setTimeout(styleDelay);
      await route.continue();
    });
    const frames = await framesOfReload(page);
    for (const frame of frames) {
      for (const colour of await edgeColours(page, frame)) {
        const [red = 255] = colour.split(' ').map(Number);
        expect(red).toBeLessThan(80);
      }
    }
  });
}

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
  await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.length > 30);
  const places = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(places.length).toBeGreaterThan(1);
  expect([...new Set(places)]).toEqual([width]);
});
