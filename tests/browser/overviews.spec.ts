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
