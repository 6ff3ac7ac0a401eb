import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 } });

for (const product of ['core', 'studio']) {
  test(`the overview of ${product} groups its pages, gives them distinct names and describes each`, async ({
    page,
  }) => {
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

for (const [width, columns] of [
  [1280, 2],
  [320, 1],
] as const) {
  test(`guides are cards with a picture of the mode, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/toolpad/studio/components/');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a + span') });
    const boxes = await cards.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    expect(new Set(boxes).size).toBe(columns);
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
      .poll(() =>
        cards
          .first()
          .locator('img:visible')
          .evaluate((image: HTMLImageElement) => image.currentSrc),
      )
      .toContain('dark');
    // Anywhere on the card.
    await cards.first().locator('img:visible').click({ force: true });
    await expect(page).toHaveURL(/\/components\/button\/$/);
  });
}
