import { expect } from '@playwright/test';
import { waitForHydration } from '../support/site';
import { buildMark, openServed, test } from '../support/siteLab';

const VISITED = 'core/introduction/';
const OTHER = 'core/introduction/installation/';

test.describe('spec 7.3: no page is outdated while online', () => {
  test('a visited page still comes from the network', async ({ reader }) => {
    await openServed(reader, VISITED);
    for (const build of [1, 2, 3]) {
      reader.site.publish(build);
      const tab = await reader.profile.newPage();
      // Read before the tab can reload itself, which would hide a stale page.
      await tab.goto(reader.home + VISITED, { waitUntil: 'commit' });
      expect(await buildMark(tab).getAttribute('content')).toBe(String(build));
      await tab.close();
    }
  });

  test('a slow response is waited for', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    reader.site.publish(2);
    reader.site.slowDown(2500);
    await page.goto(reader.home + VISITED);
    expect(await buildMark(page).getAttribute('content')).toBe('2');
  });

  test('on a server error, a visited page is shown from its saved copy', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    reader.site.inject((file) =>
      file.endsWith('.html')
        ? { status: 502, type: 'text/html', body: '<h1>502 Bad Gateway</h1>' }
        : null,
    );
    const response = await page.goto(reader.home + VISITED);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).not.toHaveText('502 Bad Gateway');
    await expect(page.getByText('a copy saved on this device')).toBeVisible();
    await page.goto(reader.home + OTHER);
    await expect(page.locator('h1')).toHaveText('502 Bad Gateway');
  });

  for (const [name, body] of [
    ['a sign-in page', '<title>Sign in</title>'],
    ['an empty body', ''],
  ] as const) {
    test(`${name} instead of a script, once, goes unnoticed`, async ({ reader }) => {
      const page = await openServed(reader, VISITED);
      const corrupted = new Set<string>();
      reader.site.publish(2);
      reader.site.inject((file) => {
        if (!/^assets\/js\/main\./.test(file) || corrupted.has(file)) {
          return null;
        }
        corrupted.add(file);
        return { status: 200, type: 'text/html', body };
      });
      await page.goto(reader.home + VISITED);
      await waitForHydration(page);
      expect(corrupted.size).toBe(1);
    });
  }

  for (const fault of ['throws', 'hangs'] as const) {
    test(`a cache that ${fault} does not take the site down`, async ({ reader }) => {
      const page = await openServed(reader, VISITED);
      const workers = reader.profile.serviceWorkers();
      const worker = workers.find((candidate) => candidate.url().startsWith(reader.home));
      expect(worker).toBeDefined();
      await worker?.evaluate((kind) => {
        CacheStorage.prototype.match = () => {
          if (kind === 'throws') {
            throw new DOMException('broken');
          }
          return new Promise(() => undefined);
        };
      }, fault);
      await page.goto(reader.home + OTHER);
      await waitForHydration(page);
    });
  }
});
