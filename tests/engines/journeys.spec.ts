import { click, search, textOf, until, untilFocused, untilStarted } from './acts';
import { expect, test } from './test';

/** The reader's journeys, the same in every engine. */

const FIELD = '#site-search-field';

test('from the home page to a first page, by the header, the menu and back', async ({ visit }) => {
  const { reader, open } = visit;
  await open('');
  await untilStarted(reader);
  await click(reader, 'main a[href="/toolpad/core/introduction/"]');
  await until(reader, () => location.pathname === '/toolpad/core/introduction/');
  await untilStarted(reader);
  expect(await textOf(reader, 'h1')).not.toBe('');
  await reader.back();
  await until(reader, () => location.pathname === '/toolpad/');
});

for (const width of [450, 505, 520]) {
  test(`at ${width} px nothing in the header overlaps, and the menu opens and closes`, async ({
    visit: { reader, open },
  }) => {
    await reader.resize(width, 800);
    await open('core/react-crud/');
    await untilStarted(reader);
    const overlaps = await reader.run(() => {
      const parts = [...document.querySelectorAll('.navbar :is(a, button)')]
        .map((part) => ({ name: part.outerHTML.slice(0, 80), box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0);
      return parts.flatMap(({ name, box }, index) =>
        parts
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
          )
          .map((other) => `${name} over ${other.name}`),
      );
    });
    expect(overlaps).toEqual([]);
    await click(reader, '.navbar__toggle');
    await until(reader, () => document.querySelector('.site-menu')?.matches(':popover-open'));
    await reader.press('Escape');
    await until(reader, () => !document.querySelector('.site-menu')?.matches(':popover-open'));
  });
}

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
  ['at 400 % zoom', 450, 256],
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
  test(`the shortcut of the search works on a ${layout} keyboard`, async ({
    visit: { reader, open },
  }) => {
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
  expect(
    await reader.run(
      (field) => [document.querySelector<HTMLInputElement>(field)?.value, location.pathname],
      FIELD,
    ),
  ).toEqual(['crud', '/toolpad/core/introduction/']);
});

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
  await until(reader, () => document.querySelector('figure iframe') !== null);
  const background = () =>
    reader.runInFrame('figure iframe', () => {
      const heading = document.querySelector('h4, h5, h6, [class*="MuiTypography"]');
      return heading && getComputedStyle(document.body).backgroundColor;
    });
  await expect.poll(background).toBe('rgb(255, 255, 255)');
  await click(reader, '[data-mode-toggle]');
  expect(await mode()).toEqual(['dark', 'true']);
  await expect.poll(background).not.toBe('rgb(255, 255, 255)');
  await open('studio/getting-started/');
  expect(await mode()).toEqual(['dark', 'true']);
});

test('text follows the font size of the browser', async ({ visit: { reader, open } }) => {
  await open('core/react-crud/');
  await untilStarted(reader);
  // What a browser's setting of 24 px does.
  const sizes = await reader.run(() => {
    const size = () =>
      ['.markdown p', '.menu__link', '.navbar__link', 'pre code'].map((selector) =>
        parseFloat(getComputedStyle(document.querySelector(selector) as Element).fontSize),
      );
    const before = size();
    document.documentElement.style.fontSize = '150%';
    return { before, after: size() };
  });
  expect(sizes.after).toEqual(sizes.before.map((size) => size * 1.5));
  expect(
    await reader.run(() => {
      document.documentElement.style.fontSize = '';
      return [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => rule.cssText.match(/--ifm-font-size-base:[^;}]*/g) ?? []);
    }),
  ).toContain('--ifm-font-size-base: 100%');
});

test('a heading is called by its text alone', async ({ visit: { reader, open } }) => {
  await open('core/react-use-dialogs/');
  const wrong = await reader.run(() =>
    [...document.querySelectorAll('article :is(h2, h3)')].flatMap((heading) => {
      const label = document.getElementById(heading.getAttribute('aria-labelledby') ?? '');
      return label && !label.querySelector('a') ? [] : [heading.outerHTML.slice(0, 120)];
    }),
  );
  expect(wrong).toEqual([]);
});

test('found text in folded code and in a tab that is not chosen shows', async ({ visit }) => {
  const { reader, open } = visit;
  const canFind = () => reader.run(() => 'onbeforematch' in HTMLElement.prototype);
  await open('core/react-crud/');
  await untilStarted(reader);
  // WebKitGTK 2.50 cannot search hidden text; newer Safari does what the others do.
  test.info().annotations.push({ type: 'finds hidden text', description: String(await canFind()) });
  const fold = await reader.run(() => {
    const part = [...document.querySelectorAll('tp-code tp-fold[hidden]')].at(-1) as Element;
    part.dispatchEvent(new Event('beforematch', { bubbles: true }));
    return [part.hasAttribute('hidden'), part.getBoundingClientRect().height > 0];
  });
  expect(fold).toEqual([false, true]);
  await open('core/introduction/installation/');
  await untilStarted(reader);
  const panel = await reader.run(() => {
    const hidden = document.querySelectorAll('[data-tab-group] > [data-tab-panel]')[1] as Element;
    const before = hidden.getBoundingClientRect().height;
    hidden.dispatchEvent(new Event('beforematch', { bubbles: true }));
    return [before, hidden.getBoundingClientRect().height > 20];
  });
  expect(panel).toEqual([0, true]);
});

test('code keeps its lines without a style sheet, as reader views show it', async ({
  visit: { reader, open },
}) => {
  await open('studio/concepts/custom-functions/');
  const blocks = await reader.run(() =>
    [...document.querySelectorAll('article pre')].map((pre) => ({
      text: pre.textContent,
      elements: pre.querySelectorAll('div, p, br').length,
      lines: pre.querySelectorAll('.token-line').length,
    })),
  );
  for (const { text, elements, lines } of blocks) {
    expect(elements).toBe(0);
    expect(text.split('\n')).toHaveLength(lines);
  }
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
  await expect.poll(pages).toBe(14);
  await until(reader, () => scrollY > 300);
});
