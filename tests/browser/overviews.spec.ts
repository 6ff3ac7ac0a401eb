import { sweepIf } from '../support/sweep';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 } });

for (const product of ['core', 'studio']) {
  const title = `the overview of ${product} groups its pages, gives them distinct names and describes each`;
  test(title, sweepIf(product === 'core'), async ({ page }) => {
    await page.goto(`/toolpad/${product}/`);
    const main = page.getByRole('main');
    const groups = main.getByRole('region');
    expect(await groups.getByRole('group').count()).toBeGreaterThan(3);
    const overviews = await main.getByRole('link', { name: /^(Overview|Index)$/ }).count();
    expect(overviews).toBeLessThan(2);
    for (const line of await groups.getByRole('listitem').all()) {
      expect((await line.textContent())?.split(': ')[1], await line.innerHTML()).toBeTruthy();
    }
  });
}

for (const address of ['/toolpad/core/', '/toolpad/studio/concepts/']) {
  test(`${address} has a full-width line for each page`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    const line = main.getByRole('listitem').filter({ has: page.locator('a + span') });
    const heights = await line.evaluateAll((lines) =>
      lines.map((item) => item.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThan(64);
    const leftEdges = await line
      .locator('> span:last-child')
      .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().left)));
    expect(new Set(leftEdges).size, 'one column').toBe(1);
    const title = main.getByRole('heading', { level: 1 });
    expect(await title.evaluate((heading) => getComputedStyle(heading).fontSize)).toBe('36px');
  });
}

test('guides are cards with a picture of the mode, in two columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/toolpad/studio/components/');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a + span') });
  const leftEdges = await cards.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().left)),
  );
  expect(new Set(leftEdges).size).toBe(2);
  const picture = cards.first().locator('img:visible');
  await expect(picture).toHaveCount(1);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toContain(
    'dark',
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('dark');
  // Anywhere on the card.
  await picture.click({ force: true });
  await expect(page).toHaveURL(/\/components\/button\/$/);
});

test('on a phone, guides are one column without pictures, and none is requested', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webp')) {
      pictures.push(request.url());
    }
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/toolpad/studio/components/');
  const link = page.getByRole('main').getByRole('link', { name: 'Button', exact: true });
  await link.scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').locator('li img:visible')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(pictures).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/components\/button\/$/);
});
