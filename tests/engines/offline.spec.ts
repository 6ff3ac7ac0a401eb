import { click, textOf, until, untilStarted } from './acts';
import type { Reader } from './reader';
import { expect, test } from './test';

/** Reading without a network, and updates while reading. */

/** Waits until the worker serves the page and has kept it with its scripts. */
const untilKept = (reader: Reader) =>
  until(reader, async () => {
    const files = [location.href, ...[...document.scripts].map(({ src }) => src)].filter((file) =>
      file.startsWith(location.origin),
    );
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return navigator.serviceWorker.controller?.state === 'activated' && kept.every(Boolean);
  });

test('a visited page reads offline, another says what can be read', async ({
  visit: { reader, site, open },
}) => {
  await open('core/introduction/');
  const heading = await textOf(reader, 'h1');
  await untilKept(reader);
  await site.goOffline();
  await reader.reload();
  await untilStarted(reader);
  expect(await textOf(reader, 'h1')).toBe(heading);
  await click(reader, '.site-menu a[href="/toolpad/core/introduction/tutorial/"]');
  await expect.poll(() => textOf(reader, 'h1').catch(() => '')).toBe('You are offline');
  await click(reader, '#kept a', heading);
  await expect.poll(() => textOf(reader, 'h1').catch(() => '')).toBe(heading);
});

test('an update reloads the page', async ({ visit: { reader, site, open } }) => {
  const build = () => textOfBuild(reader).catch(() => null);
  await open('core/introduction/');
  await untilKept(reader);
  expect(await build()).toBe('1');
  site.publish(2);
  await reader.run(async () => {
    // WebKitGTK takes a machine that reaches only itself for offline, where no page reloads itself.
    Object.defineProperty(navigator, 'onLine', { value: true });
    const registration = await navigator.serviceWorker.ready;
    // The page may reload itself meanwhile.
    void registration.update().catch(() => undefined);
  });
  await expect.poll(build).toBe('2');
});

function textOfBuild(reader: Reader): Promise<string | null> {
  return reader.run(
    () => document.querySelector<HTMLMetaElement>('meta[name="test-build"]')?.content ?? null,
  );
}
