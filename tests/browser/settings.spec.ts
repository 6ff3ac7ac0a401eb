import { openAs, waitForHydration } from '../support/site';
import { expect, test } from '../support/test';

test.describe('the settings panel', () => {
  test('spec 2.2, 2.3: works by keyboard, applies at once and is saved', async ({ page }) => {
    await page.goto('/toolpad/core/introduction/');
    await waitForHydration(page);
    const button = page.getByRole('button', { name: 'Settings' });
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Settings' });
    await expect(panel).toBeVisible();
    await panel.getByRole('radio', { name: 'Dark' }).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await panel.getByRole('radio', { name: 'Right to left' }).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('spec 2.3: mirrors both MUI and Docusaurus components', async ({ page }) => {
    await page.goto('/toolpad/core/introduction/');
    await waitForHydration(page);
    const side = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        return left + width / 2 < window.innerWidth / 2 ? 'left' : 'right';
      });
    /** Negative if the arrow between breadcrumbs is mirrored. */
    const arrowScale = () =>
      page
        .locator('.breadcrumbs__item')
        .last()
        .evaluate((item) => Number.parseFloat(getComputedStyle(item, '::before').scale));
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await arrowScale()).toBeGreaterThan(0);
    expect(await side('.site-menu')).toBe('left');
    await expect.poll(() => side('#site-settings')).toBe('right');
    await page.getByRole('dialog').getByText('Right to left', { exact: true }).click();
    expect(await side('.site-menu')).toBe('right');
    expect(await arrowScale()).toBeLessThan(0);
    await expect.poll(() => side('#site-settings')).toBe('left');
    await page.keyboard.press('Escape');
    await expect(page.locator('pre.theme-code-block').first()).toHaveCSS('direction', 'ltr');
  });

  test('spec 2.3: the table of contents on phones is mirrored, inline code is not', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, '/toolpad/core/react-crud/', { direction: 'rtl' });
    const code = page.locator('td code', { hasText: '/books' }).first();
    const [slash, letter] = await code.evaluate((element) =>
      [0, 1].map((at) => {
        const range = document.createRange();
        range.setStart(element.firstChild as Node, at);
        range.setEnd(element.firstChild as Node, at + 1);
        return range.getBoundingClientRect().left;
      }),
    );
    expect(slash).toBeLessThan(letter ?? 0);
    const tocToggle = page.locator('.theme-doc-toc-mobile > summary');
    const textRight = await tocToggle.evaluate((summary) => {
      const range = document.createRange();
      range.selectNodeContents(summary);
      return range.getBoundingClientRect().right;
    });
    const { x = 0, width = 0 } = (await tocToggle.boundingBox()) ?? {};
    // The text is at the start of the line, the arrow at its end.
    expect(x + width - textRight).toBeLessThan(20);
  });

  test('spec 2.2: “System” follows system changes live', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/toolpad/core/introduction/');
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('the first press of the mode button changes the visible mode, whatever the system setting', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Dark mode' });
  const background = () =>
    page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  for (const [system, expected] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/toolpad/core/introduction/');
    await waitForHydration(page);
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.reload();
    await waitForHydration(page);
    const before = await background();
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', expected);
    await expect.poll(background).not.toBe(before);
  }
});

test('in a right-to-left page, a phone aligns the text of tables at their start', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, '/toolpad/core/api/dashboard-layout/', { direction: 'rtl' });
  const cell = page.getByText('Branding options for the dashboard.');
  const gap = await cell.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const row = text.closest('tr') as Element;
    return row.getBoundingClientRect().right - range.getBoundingClientRect().right;
  });
  expect(gap).toBeLessThan(2);
});

test('in a right-to-left page, headings start at the edge, and descriptions end with their period', async ({
  page,
}) => {
  const addresses = ['/toolpad/core/introduction/installation/', '/toolpad/core/api/'];
  for (const [address, width] of addresses.flatMap((one) =>
    [390, 1280].map((width) => [one, width] as const),
  )) {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, address, { direction: 'rtl' });
    const found = await page.locator('main').evaluate((main) => {
      const boxOf = (node: Node, start: number, end: number): DOMRect => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        return range.getBoundingClientRect();
      };
      const all = (selector: string) => [...main.querySelectorAll(selector)];
      const right = (element: Element) => boxOf(element, 0, element.childNodes.length).right;
      const edge = right(main.querySelector('h1') as Element);
      return {
        headingsInside: all('.anchor > span')
          .filter((heading) => Math.abs(right(heading) - edge) > 2)
          .map(({ textContent }) => textContent),
        periodsBefore: all('li > span:not(.visually-hidden)')
          .filter(({ lastChild }) => {
            const { length } = lastChild?.textContent ?? '';
            return (
              lastChild &&
              boxOf(lastChild, length - 1, length).left <
                boxOf(lastChild, length - 2, length - 1).left
            );
          })
          .map(({ textContent }) => textContent),
      };
    });
    expect(found, `${address} at ${width} px`).toEqual({
      headingsInside: [],
      periodsBefore: [],
    });
  }
});
