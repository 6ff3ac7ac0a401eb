import { changeCopy } from '../scripts/lib/examples.mjs';

const ARRIVALS = 'toolpad/pages/arrivals/page.yml';
const CODE = '.MuiDialog-paper .monaco-editor';

/** Takes back what the films show: a bound count, and what a button does. */
export async function prepare(folder) {
  await changeCopy(folder, ARRIVALS, {
    [`value:
              $$jsExpression: attendees.data.filter((person) => person.arrived).length`]:
      'value: 0',
    [`            onClick:
              $$jsExpressionAction: |-
                await checkIn.fetch();
                await attendees.refetch();
`]: '',
  });
  await changeCopy(folder, 'toolpad/pages/attendee/page.yml', {
    '  parameters:\n    - name: id\n      value: "1"\n': '',
  });
}

/**
 * Films a binding, an event, a page parameter and the theme.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films({ editor, page, film }) {
  await filmBinding(editor, page, film);
  await filmEvent(editor, page, film);
  await filmParameter(editor, page, film);
  await filmTheme(editor, page, film);
}

async function filmBinding(editor, page, film) {
  const { canvas } = editor;
  await editor.open('arrivals');
  await canvas.getByText('of 8 on this list').waitFor();
  await editor.whole(640);
  await film('concepts/data-binding/bind', page, async (hand) => {
    await hand.click(canvas.locator('.MuiPaper-root', { hasText: 'Arrived' }).first());
    await hand.click(page.getByLabel('Bind property "value"'));
    await hand.until(page.locator(`${CODE} .view-line`).first().waitFor());
    await hand.click(page.locator(CODE).first());
    await hand.type('attendees.data.filter((person) => person.arrived).length');
    await hand.watch(1.5);
    await hand.pose();
    await hand.click(page.getByRole('button', { name: 'Update binding' }));
    await hand.until(page.getByRole('dialog').waitFor({ state: 'hidden' }));
    await hand.hold(2.5);
  });
  await editor.saved();
}

async function filmEvent(editor, page, film) {
  const { canvas } = editor;
  await editor.reload();
  await canvas.getByText('of 8 on this list').waitFor();
  await editor.pick(canvas.getByRole('button', { name: 'Check in' }));
  await editor.whole(640);
  await film('concepts/event-handling/choose-event', page, async (hand) => {
    await hand.click(page.getByLabel('Bind property "onClick"'));
    await hand.until(page.locator(`${CODE} .view-line`).first().waitFor());
    await hand.click(page.locator(CODE).first());
    await hand.type('await checkIn.fetch();\nawait attendees.refetch();');
    await hand.watch(0.8);
    await hand.pose();
    await hand.click(page.getByRole('button', { name: 'Update binding' }));
    await hand.until(page.getByRole('dialog').waitFor({ state: 'hidden' }));
    await hand.hold(2);
  });
  await editor.saved();
}

async function filmParameter(editor, page, film) {
  await editor.roomy();
  await editor.open('attendee');
  await page.getByRole('tab', { name: 'Page' }).click();
  await editor.beat(2);
  await film(
    'concepts/page-properties/add-parameter',
    page,
    async (hand) => {
      await hand.click(page.getByRole('button', { name: 'Add page parameters' }));
      await hand.until(page.getByText('Usage Preview').waitFor());
      const dialog = page.getByRole('dialog');
      await hand.fill(dialog.getByRole('textbox').first(), 'id');
      await hand.fill(dialog.getByLabel('Default value').first(), '1');
      await hand.watch();
      await hand.pose();
      await hand.click(dialog.getByRole('button', { name: 'Save' }));
      await hand.until(editor.canvas.getByText('Ingrid Solberg').waitFor());
      await hand.hold(2);
    },
    { clip: await editor.part('work', 560) },
  );
}

async function filmTheme(editor, page, film) {
  await editor.open('arrivals');
  await editor.canvas.getByText('Ingrid Solberg').waitFor();
  await film(
    'concepts/theming/choose-color',
    page,
    async (hand) => {
      await hand.click(page.getByRole('tab', { name: 'Theme' }));
      await hand.click(page.getByRole('button', { name: 'Primary' }));
      await hand.click(page.getByLabel('indigo', { exact: true }));
      await hand.pose();
      await hand.press('Escape');
      await hand.click(page.getByRole('button', { name: 'dark', exact: true }));
      await hand.hold(2);
    },
    { clip: await editor.part('work', 600) },
  );
}
