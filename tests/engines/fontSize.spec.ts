import { click, until, untilStarted } from './acts';
import { expect, test } from './test';

/** A browser whose reader has set another font size. */

test.use({ fontSize: 24 });

test('text follows the font size of the browser, and nothing leaves the page', async ({
  visit: { reader, open },
}) => {
  await open('core/react-crud/');
  await untilStarted(reader);
  const setSize = (size: string) =>
    reader.run((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  // What the setting does, where there is none.
  const own = reader.engine === 'webkit' ? '24px' : '';
  await setSize(own);
  const sizes = () =>
    reader.run(() =>
      ['html', '.markdown p', '.menu__link', '.navbar__link, .navbar a', 'pre code'].map(
        (selector) =>
          parseFloat(getComputedStyle(document.querySelector(selector) as Element).fontSize),
      ),
    );
  const large = await sizes();
  expect(large[0]).toBe(24);
  // The same page in a browser that nobody has changed. Chromium updates what is off screen later.
  await setSize('16px');
  await expect.poll(async () => (await sizes()).map((size) => size * 1.5)).toEqual(large);
  await setSize(own);
  const sticksOut = () =>
    reader.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sticksOut()).toBe(0);
  await reader.resize(390, 844);
  expect(await sticksOut()).toBe(0);
  await click(reader, '.navbar__toggle');
  await until(reader, () => document.querySelector('.site-menu')?.matches(':popover-open'));
});
