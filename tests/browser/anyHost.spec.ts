import fs from 'node:fs';
import path from 'node:path';
import { type Host, HOSTS, openHost } from '../support/anyHost';
import { CONFIGURED_DIR } from '../support/configured.mjs';
import { JOURNEYS, readOffline } from '../support/journeys';
import { serveSite } from '../support/siteServer.mjs';
import { sweepIf } from '../support/sweep';
import { expect, test } from '../support/test';

/** The site works wherever its folder is served (spec 1.1). */

for (const kind of HOSTS) {
  test.describe(`spec 1.1: on a host like ${kind}`, () => {
    let host: Host;

    // Headers only add to what the bare host does; tests/hosting/ asks nginx for each of its own.
    const details = sweepIf(kind !== 'bare');

    test('readers can do everything', details, async ({ context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      host = await openHost(kind, CONFIGURED_DIR);
      for (const [name, journey] of Object.entries(JOURNEYS)) {
        await test.step(name, async () => {
          const page = await context.newPage();
          page.setDefaultTimeout(45_000);
          await page.route(/^https:\/\//, (route) => route.abort());
          await journey(page, host.home);
          await page.close();
        });
      }
    });

    // The plain build, because Playwright cannot stand in for other hosts when a worker serves a page.
    test('readers can read offline', details, async ({ page }) => {
      host = await openHost(kind, 'build');
      await readOffline(page, host.home, host.close);
    });

    test.afterEach(() => host.close());
  });
}

test.describe('on a host without headers', () => {
  test.use({ attacked: true });

  const DEMOS = fs
    .readdirSync('build/demo', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.posix.join('demo', file));

  /** A page, and every document of demos; one of each kind. */
  const SAMPLES = ['core/index.html', ...DEMOS];
  const PAGES = [
    'index.html',
    '404.html',
    'offline.html',
    'search/index.html',
    ...SAMPLES,
    'core/introduction/index.html',
    'core/api/dashboard-layout/index.html',
    'studio/concepts/queries/index.html',
    // An old URL.
    'concepts/display-mode/index.html',
  ];

  /** What an attacker could add to a page, each calling `attack` if it runs. */
  const ATTACKS = `<script>attack('an inline script')</script>
    <script src="https://evil.example/script.js"></script>
    <script src="data:text/javascript,attack('a data URL')"></script>
    <img src="x" onerror="attack('a handler')">
    <svg onload="attack('a handler')"></svg>
    <iframe srcdoc="<script>parent.attack('a frame')</script>"></iframe>`;

  // The published build has the same documents, and a policy that allows more.
  for (const [dir, files] of [
    [CONFIGURED_DIR, SAMPLES],
    [CONFIGURED_DIR, PAGES],
    ['build', PAGES],
  ] as const) {
    const title = `${dir}: nothing that is added to ${files.length} pages runs`;
    test(title, sweepIf(files === PAGES), async ({ context }) => {
      const server = await serveSite({ port: 0, dir, isBare: true });
      const { port } = server.address() as { port: number };
      const ran: string[] = [];
      await context.exposeFunction('attack', (name: string) => ran.push(name));
      await context.route(/^https:\/\//, (route) =>
        route.request().url().startsWith('https://evil.example/')
          ? route.fulfill({
              contentType: 'text/javascript',
              body: "attack('another host’s script')",
            })
          : route.abort(),
      );
      /** Opens a page with the attacks in it; resolves with those that ran. */
      async function visit(file: string, change: (html: string) => string): Promise<string[]> {
        ran.length = 0;
        const html = change(fs.readFileSync(path.join(dir, file), 'utf8'));
        const page = await context.newPage();
        const url = `http://127.0.0.1:${port}/toolpad/${file.replace(/index\.html$/, '')}`;
        await page.route(url, (route) =>
          route.fulfill({
            contentType: 'text/html',
            // At its end, also of a page that leaves at once.
            body: html.replace(/(?=<\/body>|<\/html>)|$/, ATTACKS),
          }),
        );
        await page.goto(url);
        await page.waitForLoadState('networkidle');
        await page.close();
        return [...new Set(ran)].sort();
      }
      try {
        const withoutPolicy = (html: string) =>
          html.replace(/<meta http-equiv[^>]*Policy[^>]*>/, '');
        // The attacks work where nothing stops them.
        expect(await visit('offline.html', withoutPolicy)).toEqual([
          'a data URL',
          'a frame',
          'a handler',
          'an inline script',
          'another host’s script',
        ]);
        for (const file of files) {
          expect(await visit(file, (html) => html), file).toEqual([]);
        }
      } finally {
        server.closeAllConnections();
        server.close();
      }
    });
  }
});
