import { expect, test, type Page } from '../support/test';
import { waitForHydration } from '../support/site';

test.describe('spec 2.4: with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is complete and styled', async ({ page }) => {
    await page.goto('/toolpad/core/react-dashboard-layout/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.theme-doc-markdown h2').first()).toBeVisible();
    await expect(page.locator('.theme-code-block').first()).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('font-family', /Geist/);
    await expect(page.locator('article')).toContainText('DashboardLayout');
  });

  test('a demo shows its poster above its code, without buttons', async ({ page }) => {
    await page.goto('/toolpad/core/react-use-dialogs/');
    const demo = page.locator('figure[id="DialogsBasic.tsx"]');
    const picture = demo.locator('img').locator('visible=true');
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    // Sharp on screens of double density, and where the demo will be at any width of the page.
    for (const width of [1280, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      const { size, shown, stage } = await picture.evaluate((image: HTMLImageElement) => ({
        size: image.naturalWidth,
        shown: image.getBoundingClientRect().width,
        stage: (image.closest('tp-demo > *') as HTMLElement).clientWidth,
      }));
      expect(shown).toBe(stage);
      expect(size).toBeGreaterThan(1.9 * stage);
    }
    await expect(demo.locator('tp-code').first()).toBeVisible();
    await expect(demo.getByRole('button')).toHaveCount(0);
  });

  test('the sidebar leads to other pages', async ({ page }) => {
    await page.goto('/toolpad/core/introduction/');
    await page
      .getByRole('navigation', { name: 'Documentation pages' })
      .getByText('Installation')
      .click();
    await expect(page).toHaveURL(/\/toolpad\/core\/introduction\/installation\/$/);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('the header leads from one product to the other', async ({ page }) => {
    await page.goto('/toolpad/core/introduction/');
    await page.getByRole('list', { name: 'Products' }).getByText('Studio').click();
    await expect(page).toHaveURL(/\/toolpad\/studio\/getting-started\/$/);
  });
});

/** Lists visible texts and images with their position and, for texts, color. */
function visibleContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const formatBox = ({ x, y, width, height }: DOMRect): string =>
      [x, y, width, height].map(Math.round).join(' ');
    const isExcluded = (element: Element | null): boolean =>
      // Some buttons are hidden until scripts run.
      element?.closest('button, script, style, noscript') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const visible: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (node.parentElement && box.width > 0 && !isExcluded(node.parentElement)) {
        const { color } = getComputedStyle(node.parentElement);
        visible.push(`${node.textContent ?? ''} ${formatBox(box)} ${color}`);
      }
    }
    for (const picture of document.querySelectorAll('img, svg')) {
      const box = picture.getBoundingClientRect();
      if (box.width > 0 && !isExcluded(picture)) {
        visible.push(`${picture.tagName} ${formatBox(box)}`);
      }
    }
    return visible;
  });
}

for (const address of ['/toolpad/', '/toolpad/core/introduction/installation/']) {
  test(`spec 2.4: scripts change nothing visible: ${address}`, async ({ page }) => {
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
    const before = await visibleContent(page);
    expect(before.length).toBeGreaterThan(50);
    release();
    await waitForHydration(page);
    const after = await visibleContent(page);
    // The current entry of the table of contents may change color.
    const missing = before.filter((line) => !after.includes(line));
    const entries = await page.locator('.table-of-contents a').allTextContents();
    expect(missing.filter((line) => !entries.some((entry) => line.startsWith(entry)))).toEqual([]);
  });
}
