import { changeCopy } from '../scripts/lib/examples.mjs';

const ARRIVALS = 'toolpad/pages/arrivals/page.yml';
const CODE = '.MuiDialog-paper .monaco-editor';

/** Takes back what the film shows: a bound count. */
export async function prepare(folder) {
  await changeCopy(folder, ARRIVALS, {
    [`value:
              $$jsExpression: attendees.data.filter((person) => person.arrived).length`]:
      'value: 0',
  });
}

/**
 * Films how the value of a card gets a binding.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films({ editor, page, film }) {
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
}
