/** Without the inspector, which is not part of this. */
const PART = { x: 0, y: 0, width: 788, height: 520 };

/**
 * Films the way from the editor to a preview of the app.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films({ editor, page, film }) {
  await editor.open('on-call');
  await editor.canvas.getByText('Rui Faria').waitFor();
  await film(
    'concepts/deployment/preview',
    page,
    async (hand) => {
      await hand.hold(0.6);
      const opening = page.context().waitForEvent('page');
      await hand.click(
        page
          .getByRole('link', { name: 'Preview' })
          .or(page.getByRole('button', { name: 'Preview' }))
          .first(),
      );
      const app = await opening;
      await app.setViewportSize({ width: PART.width, height: PART.height });
      await app.getByText('Rui Faria').waitFor();
      await app.waitForTimeout(1500);
      await hand.follow(app);
      await hand.click(app.getByText('Rui Faria'));
      await hand.pose();
      await hand.hold(2);
    },
    { clip: PART },
  );
}
