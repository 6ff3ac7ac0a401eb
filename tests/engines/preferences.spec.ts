import { choose, click, untilStarted } from './acts';
import type { Reader } from './reader';
import { expect, test } from './test';

/** What readers choose, and what follows it. */

/** The color behind the first demo, once it runs. */
const demoBackground = (reader: Reader) =>
  reader
    .runInFrame('figure iframe', () => {
      const heading = document.querySelector('h4, h5, h6, [class*="MuiTypography"]');
      return heading && getComputedStyle(document.body).backgroundColor;
    })
    .catch(() => null);

test('the mode is said and kept, and running demos follow it', async ({ visit }) => {
  const { reader, open } = visit;
  await open('core/react-dashboard-layout/');
  await untilStarted(reader);
  const mode = () =>
    reader.run(() => [
      document.documentElement.dataset.theme,
      document.querySelector('[data-mode-toggle]')?.getAttribute('aria-pressed'),
    ]);
  expect(await mode()).toEqual(['light', 'false']);
  await click(reader, 'figure button', null);
  await expect.poll(() => demoBackground(reader)).toBe('rgb(255, 255, 255)');
  await click(reader, '[data-mode-toggle]');
  expect(await mode()).toEqual(['dark', 'true']);
  await expect.poll(() => demoBackground(reader)).toMatch(/^rgb\((?!255, 255, 255)/);
  await open('studio/getting-started/');
  expect(await mode()).toEqual(['dark', 'true']);
});

test('running demos follow the mode where storage is refused, too', async ({
  visit: { reader, open },
}) => {
  await open('core/react-dashboard-layout/');
  await untilStarted(reader);
  await reader.run(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await click(reader, 'figure button', null);
  await expect.poll(() => demoBackground(reader)).toBe('rgb(255, 255, 255)');
  await click(reader, '[data-mode-toggle]');
  await expect.poll(() => demoBackground(reader)).toMatch(/^rgb\((?!255, 255, 255)/);
});

test('direction, styling, language and a tab are kept, and running demos follow', async ({
  visit: { reader, open },
}) => {
  const demo = 'figure[id="AccountMenu.tsx"]';
  const frame = `${demo} iframe:not([hidden])`;
  await open('core/react-account/');
  await untilStarted(reader);
  await click(reader, `${demo} button`);
  const running = () =>
    reader
      .runInFrame(frame, () => [
        document.dir,
        document.querySelector('button') !== null,
        location.href,
      ])
      .catch(() => null);
  await expect.poll(running).toEqual(['ltr', true, expect.any(String)]);
  await choose(reader, 'Right to left');
  await expect.poll(running).toEqual(['rtl', true, expect.any(String)]);
  await choose(reader, 'Tailwind CSS');
  await choose(reader, 'JavaScript');
  await expect.poll(running).toEqual(['rtl', true, expect.stringContaining('tailwind')]);
  await open('core/introduction/installation/');
  await untilStarted(reader);
  const chosen = () =>
    reader.run(() => [
      document.dir,
      document.querySelector<HTMLInputElement>('[data-tab-group] input:checked')?.value,
      ...(document.cookie.match(/(?<=code(?:Styling|Variant)=)\w+/g) ?? []).sort(),
    ]);
  await click(reader, 'label', 'pnpm');
  await expect.poll(chosen).toEqual(['rtl', 'pnpm', 'JS', 'tailwind']);
  await reader.reload();
  await untilStarted(reader);
  await expect.poll(chosen).toEqual(['rtl', 'pnpm', 'JS', 'tailwind']);
});
