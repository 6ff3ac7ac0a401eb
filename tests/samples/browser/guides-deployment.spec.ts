import { expect, integrationTest } from '../support/integrationApp';

const APP = { without: ['Add Toolpad Core to an existing app', 'Sign in with Firebase'] };

for (const { title, base } of [
  { title: 'nginx.conf', base: '/' },
  { title: 'nginx-base-path.conf', base: '/office/' },
]) {
  const test = integrationTest('integrations/react-router', {
    ...APP,
    nginx: { page: 'guides/deployment', title, base },
  });

  test.describe(`an app at ${base} behind nginx`, () => {
    test('opens a page by its URL, and asks for index.html each time', async ({
      page,
      request,
    }) => {
      await page.goto(`${base}seeds/kale`);
      await expect(page).toHaveURL(`${base}sign-in?callbackUrl=%2Fseeds%2Fkale`);
      await expect(page.getByLabel('Email')).toBeVisible();
      const response = await request.get(`${base}seeds/kale`);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toBe('no-cache');
    });

    test('lets browsers keep scripts, and has no HTML for a missing one', async ({ request }) => {
      const html = await (await request.get(base)).text();
      const script = /src="([^"]+\.js)"/.exec(html)?.[1] ?? '';
      const found = await request.get(script);
      expect(found.headers()['cache-control']).toContain('immutable');
      expect(found.headers()['content-type']).toContain('javascript');
      const missing = await request.get(`${base}assets/missing.js`);
      expect(missing.status()).toBe(404);
    });
  });
}

integrationTest('integrations/react-router', {
  ...APP,
  nginx: { page: 'guides/deployment', title: 'nginx-base-path.conf', base: '/office/' },
})('redirects the base path without its slash', async ({ request }) => {
  const response = await request.get('/office', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toMatch(/\/office\/$/);
});
