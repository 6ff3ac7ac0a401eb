import { box } from '../scripts/lib/screen.mjs';

/**
 * Films how a component of one's own comes into the library and from there onto a page.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films({ editor, page, film }) {
  const { canvas, library } = editor;
  const create = library.getByText('Create', { exact: true });
  await editor.open('parcel');
  await canvas.getByText('Poster').waitFor();
  await editor.whole(640);
  await film('concepts/custom-components/create-component', page, async (hand) => {
    await hand.point({ x: 268, y: 300 });
    await hand.watch();
    await create.scrollIntoViewIfNeeded();
    await hand.watch();
    await hand.click(create);
    const dialog = page.getByRole('dialog');
    await hand.fill(dialog.getByRole('textbox'), 'ShiftBadge');
    await hand.click(dialog.getByRole('button', { name: 'Create' }));
    await hand.until(dialog.waitFor({ state: 'hidden' }));
    await page.waitForTimeout(4000);
    await hand.point({ x: 268, y: 300 });
    await hand.watch();
    await editor.card('ShiftBadge').scrollIntoViewIfNeeded();
    await hand.watch();
    await hand.drag(editor.card('ShiftBadge'), async () => {
      const { x, y, width } = await box(canvas.getByText('Which box fits?'));
      return { x: x + width / 2, y: y + 3 };
    });
    await hand.until(canvas.getByText('Hello world!').waitFor());
    await hand.pose();
    await hand.hold(2);
  });
}
