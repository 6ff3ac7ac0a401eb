import { choose, click, hover, pastedText, textOf, until, untilStarted } from './acts';
import { sweepIf } from '../support/sweep';
import { expect, test } from './test';

/** Reading pages: the header, the menu, headings, code as other programs read it, printing. */

test('from the home page to a first page, by the header, the menu and back', async ({ visit }) => {
  const { reader, open } = visit;
  await open('');
  await untilStarted(reader);
  await click(reader, 'main a[href="/toolpad/core/introduction/installation/"]');
  await until(reader, () => location.pathname === '/toolpad/core/introduction/installation/');
  await untilStarted(reader);
  expect(await textOf(reader, 'h1')).not.toBe('');
  await reader.back();
  await until(reader, () => location.pathname === '/toolpad/');
});

for (const width of [390, 440, 505, 520]) {
  const title = `at ${width} px nothing in the header overlaps, and the menu opens and closes`;
  // The header is fullest just before it widens.
  test(title, sweepIf(width !== 505), async ({ visit: { reader, open } }) => {
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

test("the page's tools open, close and become a row when the window widens", async ({
  visit: { reader, open },
}) => {
  const isOpen = (id: string) =>
    reader.run((wanted) => document.getElementById(wanted)?.matches(':popover-open'), id);
  await reader.resize(390, 800);
  await open('core/react-crud/');
  await untilStarted(reader);
  const toggle = () => click(reader, '[popovertarget="page-tools"]');
  await toggle();
  await click(reader, '[popovertarget="assistants"]');
  await expect.poll(() => isOpen('assistants')).toBe(true);
  await reader.press('Escape');
  await expect.poll(() => isOpen('assistants')).toBe(false);
  expect(await isOpen('page-tools')).toBe(true);
  await toggle();
  await expect.poll(() => isOpen('page-tools')).toBe(false);
  await reader.resize(1280, 800);
  await click(reader, '[popovertarget="assistants"]');
  await expect.poll(() => isOpen('assistants')).toBe(true);
  await reader.resize(390, 800);
  await expect.poll(() => reader.run(() => innerWidth)).toBe(390);
});

// The home page has demo pictures with a button.
for (const address of ['', 'core/react-account/']) {
  const title = `controls of /${address} are set in the font of the text or of code`;
  test(title, sweepIf(address === ''), async ({ visit: { reader, open } }) => {
    await open(address);
    await untilStarted(reader);
    const wrong = await reader.run(() => {
      const fontOf = (element: Element): string => getComputedStyle(element).fontFamily;
      const fonts = [document.body, ...document.querySelectorAll('pre code')].map(fontOf);
      return [...document.querySelectorAll('button, button *, [type="search"], textarea')]
        .filter(
          (control) =>
            (control.matches('input, textarea') ||
              [...control.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)) &&
            !fonts.includes(fontOf(control)),
        )
        .map((control) => control.outerHTML.slice(0, 120));
    });
    expect(wrong).toEqual([]);
  });
}

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

test('a page prints all code, the words of its links and no controls', async ({
  visit: { reader, open },
}) => {
  await open('core/introduction/installation/');
  await untilStarted(reader);
  await choose(reader, 'Dark');
  const printed = await reader.print();
  // At the end of a fold, in the tabs that are not chosen, and after links on screens of no use.
  for (const text of ['createRoot(document.getElementById(', 'pnpmadd', 'yarnadd']) {
    expect(printed).toContain(text);
  }
  for (const control of ['Showall', 'Copypage', 'Onthispage', 'Wasthispagehelpful', 'CtrlK']) {
    expect(printed).not.toContain(control);
  }
});

test('code is copied by its button, and by keyboard from where the mouse is', async ({
  visit: { reader, open },
}) => {
  await open('core/introduction/installation/');
  await untilStarted(reader);
  const textIn = (selector: string) =>
    reader.run((wanted) => document.querySelector(`${wanted} pre`)?.textContent, selector);
  const titled = 'tp-code[data-code="src/main.tsx"]';
  await hover(reader, `${titled} pre`);
  await click(reader, `${titled} [data-code-tool="copy"]`);
  await expect.poll(() => pastedText(reader)).toBe(await textIn(titled));
  const command = '[data-tab-panel="npm"] tp-code';
  await reader.run(() => (document.activeElement as HTMLElement).blur());
  await hover(reader, `${command} pre`);
  await reader.press('Control+c');
  await expect.poll(() => pastedText(reader)).toBe(await textIn(command));
});
