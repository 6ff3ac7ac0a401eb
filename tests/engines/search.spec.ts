import { click, search, until, untilFocused, untilStarted } from './acts';
import { sweepIf } from '../support/sweep';
import { expect, test } from './test';

/** Searching: by keyboard, in small windows, on other keyboards. */

const FIELD = '#site-search-field';

test('the selected row of the search is never covered, down to the last', async ({
  visit: { reader, open },
}) => {
  await reader.resize(1366, 768);
  await open('core/introduction/');
  await untilStarted(reader);
  await search(reader, 'crud');
  const count = await reader.run(
    () => document.querySelectorAll('dialog[open] [role="option"]').length,
  );
  expect(count).toBeGreaterThan(6);
  for (let row = 1; row < count; row += 1) {
    await reader.press('ArrowDown');
    await until(
      reader,
      (index) => {
        const options = [...document.querySelectorAll('dialog[open] [role="option"]')];
        const option = options[index];
        if (option?.getAttribute('aria-selected') !== 'true') {
          return false;
        }
        const { left, top, bottom, width } = option.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) =>
          option.contains(document.elementFromPoint(left + width / 2, y)),
        );
      },
      row,
    );
  }
});

for (const [name, width, height] of [
  ['at 400 % zoom', 320, 256],
  ['on a phone on its side', 844, 390],
] as const) {
  test(`${name}, the first result can be seen`, async ({ visit: { reader, open } }) => {
    await reader.resize(width, height);
    await open('core/introduction/');
    await untilStarted(reader);
    await search(reader, 'crud');
    await reader.press('ArrowDown');
    await until(reader, () => {
      const option = document.querySelector('[role="option"][aria-selected="true"]');
      const box = option?.getBoundingClientRect();
      return (
        box &&
        box.top >= 0 &&
        box.bottom <= innerHeight &&
        option?.contains(document.elementFromPoint(box.left + box.width / 2, box.top + 4))
      );
    });
  });
}

test('a search is opened, asked and followed by keyboard alone', async ({
  visit: { reader, open },
}) => {
  await open('core/introduction/');
  await untilStarted(reader);
  await search(reader, 'dashboard layout');
  await reader.press('Enter');
  await until(reader, () => location.pathname === '/toolpad/core/react-dashboard-layout/');
});

for (const [layout, key, code] of [
  ['Cyrillic', 'л', 'KeyK'],
  ['Greek', 'κ', 'KeyK'],
  ['Dvorak', 'k', 'KeyV'],
] as const) {
  const title = `the shortcut of the search works on a ${layout} keyboard`;
  test(title, sweepIf(layout !== 'Dvorak'), async ({ visit: { reader, open } }) => {
    await open('core/introduction/');
    await untilStarted(reader);
    await reader.run(
      (pressed, position) => {
        const press = { key: pressed, code: position, ctrlKey: true, bubbles: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, cancelable: true }));
      },
      key,
      code,
    );
    await untilFocused(reader, FIELD);
  });
}

test('Escape and Enter that an input method uses do not reach the search', async ({
  visit: { reader, open },
}) => {
  await open('core/introduction/');
  await untilStarted(reader);
  await search(reader, 'crud');
  await reader.run((field) => {
    for (const key of ['Escape', 'Enter']) {
      for (const state of [{ isComposing: true }, { keyCode: 229 }]) {
        const press = { key, ...state, bubbles: true, cancelable: true };
        document.querySelector(field)?.dispatchEvent(new KeyboardEvent('keydown', press));
      }
    }
  }, FIELD);
  // The dialog is still open, with the focus in its field: WebKit closes dialogs some time later.
  await reader.type('s');
  await until(
    reader,
    (field) =>
      document.querySelector<HTMLInputElement>(`dialog[open] ${field}`)?.value === 'cruds' &&
      location.pathname === '/toolpad/core/introduction/',
    FIELD,
  );
});

test('the search page keeps what was shown for the way back', async ({ visit }) => {
  const { reader, open } = visit;
  await open('search/?q=data&in=core');
  await untilStarted(reader);
  expect(
    await reader.run(() => [
      document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
      document.querySelector('tp-ad'),
    ]),
  ).toEqual(['noindex', null]);
  const pages = () => reader.run(() => document.querySelectorAll('main [role="group"]').length);
  await expect.poll(pages).toBe(7);
  await click(reader, 'main button', 'Show more results');
  await expect.poll(pages).toBe(14);
  await click(reader, 'main [role="group"]:nth-child(12) a');
  await until(reader, () => !location.pathname.endsWith('/search/'));
  await reader.back();
  await until(reader, () => location.pathname.endsWith('/search/'));
  await untilStarted(reader);
  await expect.poll(pages).toBe(14);
  await until(reader, () => scrollY > 300);
});
