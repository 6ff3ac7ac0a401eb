import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/test';
import { layoutShifts, waitForHydration } from '../support/site';

const GUIDE = '/toolpad/studio/concepts/custom-components/';
const REFERENCES = '/toolpad/studio/reference/components/';
const REFERENCE = '/toolpad/studio/reference/components/button/';

/**
 * Serves a page in two pieces, as on a slow network; everything else comes from the site.
 *
 * @param address of the page
 * @param after the end of the first piece
 * @returns the running server; `release` sends the second piece
 */
async function serveInPieces(site: string, address: string, after: string) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = http.createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      const body = Buffer.from(await answer.arrayBuffer());
      response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain');
      if (request.url !== address) {
        response.end(body);
        return;
      }
      const cut = body.indexOf(after) + after.length;
      expect(cut, `the page contains ${after}`).toBeGreaterThan(after.length);
      response.write(body.subarray(0, cut));
      await released;
      response.end(body.subarray(cut));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, release, stop: () => server.close() };
}

for (const [part, address, after, direction = 'ltr'] of [
  ['first breadcrumb', GUIDE, 'aria-label="Home page" class=breadcrumbs__link'],
  ['second breadcrumb', GUIDE, '</svg></a><li class=breadcrumbs__item><a'],
  ['tools of the page', GUIDE, '>Markdown</a><button type=button class='],
  ['name of a sidebar group', GUIDE, '<summary class="menu__link menu__group"><span'],
  ['first row of a table', REFERENCE, '<tr><td><a id=property-content'],
  ['middle of a table', REFERENCE, '<tr><td><a id=property-disabled'],
  ['middle of a right-to-left sentence', REFERENCES, 'a picture with its page', 'rtl'],
] as const) {
  test(`spec 2.4: nothing shifts when a page pauses at the ${part} while it loads`, async ({
    page,
    baseURL,
  }) => {
    const server = await serveInPieces(String(baseURL), address, after);
    await page.addInitScript((value) => {
      window.localStorage.setItem('direction', value);
    }, direction);
    await page.goto(`${server.origin}${address}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    server.release();
    await waitForHydration(page);
    expect(await layoutShifts(page)).toEqual([]);
    server.stop();
  });
}
