import { box } from '../scripts/lib/screen.mjs';

const PAGE = 'concepts/building-ui';

/**
 * Films how a component gets from the library to its place, and how another one gets its width.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films({ editor, page, film }) {
  const { canvas, inspector } = editor;
  const metric = (label) => canvas.locator('.MuiPaper-root', { hasText: label }).first();
  const chart = canvas.locator('[data-toolpad-node-id]', { has: canvas.locator('svg') }).last();

  await editor.open('today');
  await canvas.getByText('3 of 12 jobs wait for parts.').waitFor();
  await film(
    `${PAGE}/drop`,
    page,
    async (hand) => {
      await hand.point({ x: 268, y: 300 });
      await hand.watch();
      await hand.drag(editor.card('Metric'), async () => {
        const { x, y, width, height } = await box(metric('Waiting for parts'));
        return { x: x + width - 4, y: y + height / 2 };
      });
      await hand.fill(inspector.getByLabel('label', { exact: true }), 'Done this week');
      await hand.fill(inspector.getByLabel('value', { exact: true }), '27');
      await hand.hold(2);
    },
    { clip: await editor.part('work', 560) },
  );

  await editor.saved();
  await film(
    `${PAGE}/resize`,
    page,
    async (hand) => {
      await hand.click(chart);
      const { x, y, width, height } = await box(chart);
      const edge = { x: x + width, y: y + height / 2 };
      await hand.drag(edge, async () => ({ x: edge.x + 120, y: edge.y }));
      await hand.hold(2);
    },
    { clip: await editor.part('work', 560) },
  );
}
