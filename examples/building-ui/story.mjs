import { numberParts } from '../scripts/lib/numbers.mjs';
import { box } from '../scripts/lib/screen.mjs';

const PAGE = 'concepts/building-ui';

/**
 * Shows what the page "Building UI" describes: the library, dropping, resizing, selecting and the
 * inspector.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture }) {
  const { canvas, library } = editor;
  const metric = (label) => canvas.locator('.MuiPaper-root', { hasText: label }).first();

  await editor.open('today');
  await canvas.getByText('3 of 12 jobs wait for parts.').waitFor();
  await editor.pick(metric('Open jobs'));
  const whole = await editor.whole();
  const { x: shownFrom } = await editor.part('canvas');
  const { x: setFrom } = await editor.part('inspector');
  const left = { x: 196, y: 52 };
  const middle = { x: shownFrom + 250, y: 420 };
  const right = { x: setFrom + 140, y: 420 };
  const top = { x: 478, y: 0 };
  const clear = await numberParts(page, [left, middle, right, top]);
  await picture(page, `${PAGE}/areas`, { clip: whole });
  await clear();
  await editor.roomy();

  // Component library
  await editor.openLibrary();
  const { x, y } = await editor.part('canvas');
  const clip = { x, y, width: 340, height: 600 };
  await picture(page, `${PAGE}/library`, { clip });
  await library.getByPlaceholder('Search components...').fill('table');
  await editor.beat();
  await picture(page, `${PAGE}/library-search`, { clip: { ...clip, height: 240 } });
  await library.getByPlaceholder('Search components...').fill('');
  await library.getByPlaceholder('Search components...').blur();

  // Drop beside a component
  await editor.dragIn('Metric', async () => {
    const { x, y, width, height } = await box(metric('Waiting for parts'));
    return { x: x + width - 4, y: y + height / 2 };
  });
  await editor.fill('label', 'Done this week');
  await editor.fill('value', '27');
  await editor.inspector.getByRole('checkbox', { name: 'fullWidth', exact: true }).check();
  await editor.saved();

  // Select, duplicate, remove
  await editor.pick(metric('Waiting for parts'));
  const tag = await box(canvas.getByTestId('node-hud-tag'));
  const card = await box(metric('Waiting for parts'));
  await picture(page, `${PAGE}/selection-tag`, {
    clip: {
      x: card.x - 12,
      y: tag.y - 8,
      width: card.width + 24,
      height: tag.height + card.height + 16,
    },
  });

  // Inspector
  await editor.pick(canvas.getByText('3 of 12 jobs wait for parts.'));
  await picture(page, `${PAGE}/inspector`, { clip: await editor.part('inspector', 460) });
}
