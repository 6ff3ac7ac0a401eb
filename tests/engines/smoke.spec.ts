import { expect, test } from './test';

test('smoke', async ({ visit: { reader, open } }) => {
  await open('core/introduction/');
  expect(await reader.run(() => document.title)).toContain('overview');
  await reader.resize(440, 800);
  console.log(await reader.run(() => [innerWidth, innerHeight]));
  await reader.press('Control+k');
  await expect.poll(() => reader.run(() => document.activeElement?.tagName)).toBe('INPUT');
  await reader.type('crud');
  await expect
    .poll(() => reader.run(() => document.querySelectorAll('[role=option]').length))
    .toBeGreaterThan(3);
});
