/**
 * Each file that a page loads, gone wrong in each way, once or for good: the page reads and navigates in
 * every cell, and is whole at the next visit where the fault was over by then.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { FAULTS, faultyAnswer, type FaultName } from '../support/faults';
import { isWhole } from '../support/site';
import { expect, test, type Browser } from '../support/test';

const START = '/toolpad/core/introduction/';
const HEADING = 'Overview';

interface Cell {
  readonly path: RegExp;
  readonly fault: FaultName;
  readonly isOnce: boolean;
}

/** A host in front of a build that gets one file wrong. */
async function openHost(build: string) {
  let cell: Cell | null = null;
  const answered = new Set<string>();
  const server = http.createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/';
      const answer = await fetch(new URL(url, build));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? 'text/plain';
      const headers = Object.fromEntries(answer.headers);
      delete headers['content-encoding'];
      delete headers['content-length'];
      delete headers['transfer-encoding'];
      if (cell?.path.test(url) && !(cell.isOnce && answered.has(url))) {
        answered.add(url);
        const wrong = faultyAnswer(cell.fault, body, type);
        // Kept by the browser, as hosts ask it to do with such a name: healing has to get past that.
        const kept = { ...headers, 'cache-control': 'public, max-age=3600' };
        if (wrong) {
          response.writeHead(wrong.status, { ...kept, 'content-type': wrong.type });
          response.end(wrong.body);
        }
        return;
      }
      response.writeHead(answer.status, headers).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakFile: (next: Cell) => {
      cell = next;
      answered.clear();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function checkCell(browser: Browser, origin: string, cell: Cell): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.route(/^https:\/\//, (route) => route.abort());
  const page = await context.newPage();
  await test.step(`${cell.fault}, ${cell.isOnce ? 'once' : 'for good'}`, async () => {
    await page.goto(origin + START, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
    const link = page.locator(`main a[href^="${START}"]:not([href*="#"], [href$=".md"])`).first();
    const target = await link.getAttribute('href');
    // Styles that arrive late move the link from under the pointer; a reader who missed it clicks again.
    await expect(async () => {
      await link.click({ noWaitAfter: true });
      await expect(page).toHaveURL(origin + String(target), { timeout: 15_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (cell.isOnce) {
      await page.goto(origin + START);
      await expect.poll(() => isWhole(page)).toBe(true);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
  await context.close();
}

const FILES: Readonly<Record<string, RegExp>> = {
  'the page’s script': /\/assets\/js\/main\./,
  'the style sheet': /\/assets\/css\/styles\./,
  'the fonts': /\.woff2$/,
  'the parts that load later': /\/assets\/js\/(?!main\.)/,
};

const BUILDS = {
  plain: (baseURL: string) => baseURL,
  published: () => `http://127.0.0.1:${CONFIGURED_PORT}`,
};

for (const [build, addressOf] of Object.entries(BUILDS)) {
  for (const [name, path] of Object.entries(FILES)) {
    test(`${build} site: whatever becomes of ${name}, the page reads and heals`, async ({
      browser,
      baseURL,
    }) => {
      const host = await openHost(addressOf(String(baseURL)));
      for (const fault of FAULTS) {
        for (const isOnce of [true, false]) {
          host.breakFile({ path, fault, isOnce });
          await checkCell(browser, host.origin, { path, fault, isOnce });
        }
      }
      host.close();
    });
  }
}
