import type { CDPSession } from '@playwright/test';
import { expect, test, type Page } from '../support/test';
import { pastedText } from '../support/clipboard';
import { waitForHydration } from '../support/site';
import { sweepIf } from '../support/sweep';

/** Input as the operating system delivers it: composed by an input method, or from any keyboard. */

const PAGE = '/toolpad/core/react-use-session/';
const CONTROL = 2;
const SHIFT = 8;

interface Press {
  readonly key: string;
  readonly code: string;
  readonly modifiers?: number;
  /** Windows's code of the key; 229 while an input method composes. */
  readonly keyCode: number;
}

/** Presses a key of any keyboard. Playwright knows the American one only. */
async function press(session: CDPSession, { keyCode, modifiers = 0, ...key }: Press) {
  const event = { ...key, modifiers, windowsVirtualKeyCode: keyCode };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

/** Composes text, presses keys that the input method uses itself, and ends the composition. */
async function compose(page: Page, draft: string, text: string, keys: readonly string[]) {
  const session = await page.context().newCDPSession(page);
  const end = { selectionStart: draft.length, selectionEnd: draft.length };
  await session.send('Input.imeSetComposition', { text: draft, ...end });
  for (const key of keys) {
    const [name = '', ...modifiers] = key.split('+').reverse();
    const held = modifiers.includes('Control') ? CONTROL : 0;
    await press(session, { key: name, code: name, keyCode: 229, modifiers: held });
  }
  await session.send('Input.insertText', { text });
}

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE);
  await waitForHydration(page);
});

test.describe('text that an input method composes', () => {
  test('is searched for; Enter, Escape and arrows stay with the input method', async ({ page }) => {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('crud ');
    const rows = page.getByRole('option');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await compose(page, 'かた', '型', ['ArrowDown', 'Enter', 'Escape']);
    await expect(field).toHaveValue('crud 型');
    await expect(page.getByRole('dialog', { name: /Search/ })).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
  });

  test('is commented with; Ctrl+Enter sends it when it is done', async ({ page, context }) => {
    await context.route('https://github.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>New issue</title>' }),
    );
    const opened: string[] = [];
    context.on('page', (issue) => opened.push(issue.url()));
    await page.getByRole('button', { name: 'Yes' }).click();
    const field = page.getByRole('textbox');
    await expect(field).toBeFocused();
    await compose(page, 'わかり', '分かりやすい', ['Control+Enter', 'Enter']);
    await expect(field).toHaveValue('分かりやすい');
    expect(opened).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => opened).toHaveLength(1);
  });

  test('is written into a demo once, and the demo follows', async ({ page }) => {
    const demo = page.locator('figure[id="SessionGreeting.tsx"]');
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    const editor = demo.locator('.cm-content').first();
    await expect(editor).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('export default () => <p></p>;');
    for (let count = 0; count < '</p>;'.length; count += 1) {
      await page.keyboard.press('ArrowLeft');
    }
    await compose(page, 'こんにち', '今日は', ['Enter']);
    await expect(editor).toHaveText('export default () => <p>今日は</p>;');
    const result = demo.locator('.demo-edited').contentFrame();
    await expect(result.getByText('今日は', { exact: true })).toBeVisible();
  });
});

/** What keyboards send for the keys of the shortcuts. */
const KEYBOARDS = [
  {
    name: 'Cyrillic',
    search: { key: 'л', code: 'KeyK', keyCode: 75 },
    slash: { key: '/', code: 'Backslash', keyCode: 220, modifiers: SHIFT },
    copy: { key: 'с', code: 'KeyC', keyCode: 67 },
    undo: { key: 'я', code: 'KeyZ', keyCode: 90 },
  },
  {
    name: 'Greek',
    search: { key: 'κ', code: 'KeyK', keyCode: 75 },
    slash: { key: '/', code: 'Slash', keyCode: 191 },
    copy: { key: 'ψ', code: 'KeyC', keyCode: 67 },
    undo: { key: 'ζ', code: 'KeyZ', keyCode: 90 },
  },
  {
    name: 'Dvorak',
    search: { key: 'k', code: 'KeyV', keyCode: 75 },
    slash: { key: '/', code: 'BracketLeft', keyCode: 191 },
    copy: { key: 'c', code: 'KeyI', keyCode: 67 },
    undo: { key: 'z', code: 'Slash', keyCode: 90 },
  },
  {
    name: 'French',
    search: { key: 'k', code: 'KeyK', keyCode: 75 },
    slash: { key: '/', code: 'Period', keyCode: 191, modifiers: SHIFT },
    copy: { key: 'c', code: 'KeyC', keyCode: 67 },
    undo: { key: 'z', code: 'KeyW', keyCode: 90 },
  },
] as const;

for (const { name, search, slash, copy, undo } of KEYBOARDS) {
  // Firefox tries Dvorak (`tests/engines/search.spec.ts`).
  const details = sweepIf(name !== 'Cyrillic');
  test(`every shortcut works on a ${name} keyboard`, details, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const session = await context.newCDPSession(page);
    const dialog = page.getByRole('dialog', { name: /Search/ });
    for (const shortcut of [{ ...search, modifiers: CONTROL }, slash]) {
      await press(session, shortcut);
      await expect(dialog).toBeVisible();
      await expect(page.getByRole('combobox')).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }

    const block = page.locator('article tp-code:visible').first();
    await block.hover();
    await press(session, { ...copy, modifiers: CONTROL });
    await expect(block.getByText('Copied')).toBeVisible();
    expect(await pastedText(page)).toBe((await block.locator('pre').innerText()).trim());

    const demo = page.locator('figure[id="SessionGreeting.tsx"]');
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    const editor = demo.locator('.cm-content').first();
    await expect(editor).toBeFocused();
    const original = await editor.innerText();
    await page.keyboard.insertText('// a remark');
    await expect(editor).toContainText('// a remark');
    await press(session, { ...undo, modifiers: CONTROL });
    expect(await editor.innerText()).toBe(original);
  });
}
