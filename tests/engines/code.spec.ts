import { click, until, untilStarted } from './acts';
import { expect, test } from './test';

/** Code that is not in sight: found by the browser, linked to, edited. */

const HIDDEN = [
  [
    'folded code',
    'core/introduction/installation/',
    'createRoot(document.getElementById',
    'tp-fold',
  ],
  ['a tab that is not chosen', 'core/introduction/installation/', 'pnpm add', 'tp-panel'],
] as const;

for (const [name, address, text, part] of HIDDEN) {
  test(`text in ${name} shows when the browser finds it`, async ({ visit: { reader, open } }) => {
    await open(`${address}#:~:text=${encodeURIComponent(text)}`);
    await untilStarted(reader);
    const isShown = () =>
      reader.run(
        (wanted, selector) => {
          const found = [...document.querySelectorAll(selector)].find((element) =>
            element.textContent.includes(wanted),
          );
          return found?.querySelector('.token-line')?.checkVisibility();
        },
        text,
        part,
      );
    await expect.poll(isShown).toBe(true);
  });
}

test('a deep link opens a section, and the version of a demo that it names', async ({
  visit: { reader, open },
}) => {
  const placeOf = (id: string) =>
    reader
      .run((wanted) => {
        const box = document.getElementById(wanted)?.getBoundingClientRect();
        const isInView = box && box.height > 0 && box.top >= 0 && box.top < innerHeight;
        return isInView ? 'in view' : JSON.stringify([box, innerHeight, scrollY]);
      }, id)
      .catch(() => 'loading');
  await open('core/react-dashboard-layout/#header');
  await expect.poll(() => placeOf('header')).toBe('in view');
  await open('core/react-account/#tailwind-AccountMenu.js');
  await untilStarted(reader);
  await expect.poll(() => placeOf('AccountMenu.tsx')).toBe('in view');
  const shown = () =>
    reader.run(() => [
      ...[...document.querySelectorAll<HTMLInputElement>('figure[id="AccountMenu.tsx"] input')]
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
      [...document.querySelectorAll('figure[id="AccountMenu.tsx"] pre')].filter(
        (pre) => pre.getClientRects().length > 0,
      ).length,
    ]);
  await expect.poll(shown).toEqual(['tailwind', 'JS', 1]);
});

test('a demo is edited by typing, follows, and is reset', async ({ visit: { reader, open } }) => {
  const demo = 'figure[id="SessionGreeting.tsx"]';
  await open('core/react-use-session/');
  await untilStarted(reader);
  await click(reader, `${demo} [data-demo-tool="edit"]`);
  await until(
    reader,
    (figure) => document.activeElement?.closest(`${figure} .cm-content`) !== null,
    demo,
  );
  await reader.press('Control+a');
  await reader.type('export default () => <p>Edited by a reader</p>;');
  const result = () =>
    reader
      .runInFrame(`${demo} iframe.demo-edited`, () => document.body.textContent)
      .catch(() => '');
  await expect.poll(result).toContain('Edited by a reader');
  await reader.reload();
  await untilStarted(reader);
  await expect.poll(result).toContain('Edited by a reader');
  await click(reader, `${demo} [data-demo-tool="reset"]`);
  await until(reader, (figure) => !document.querySelector(`${figure} iframe.demo-edited`), demo);
});
