import { box } from '../scripts/lib/screen.mjs';
import { drawTiles } from './tiles.mjs';

const CONCEPT = 'concepts/custom-components';
const MAP = 'how-to-guides/map-display';
const CUBE = 'how-to-guides/cube-component';

/** The app without the bar that says that it is a preview. */
const APP = { clip: { x: 0, y: 48, width: 1440, height: 600 } };

/**
 * Shows the map and the cube at work, the inspector and the slots, and creates a component.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture, url }) {
  const { canvas, library } = editor;
  await drawTiles(page);

  const custom = async (name) => {
    await editor.openLibrary();
    await library.getByText(name, { exact: true }).scrollIntoViewIfNeeded();
    await editor.beat();
  };

  // The finished pages
  await page.goto(`${url}/prod/pages/deliveries`);
  const pin = page.getByRole('button', { name: 'Hospital de São José' });
  await pin.click();
  await page.getByText('Next: Hospital de São José').waitFor();
  await page.mouse.move(700, 780);
  await editor.beat(2);
  await picture(page, `${MAP}/finished`, APP);
  await page.goto(`${url}/prod/pages/parcel`);
  await page.getByText('Large', { exact: true }).click();
  await page.mouse.move(700, 780);
  await editor.beat(3);
  await picture(page, `${CUBE}/finished`, APP);

  // Concept: inspector and slots
  await editor.open('card');
  await editor.pick(canvas.getByText('Shipment 4711'));
  await picture(page, `${CONCEPT}/inspector`);
  await editor.dragIn(
    'Text',
    async () => {
      const { x, y, width, height } = await box(canvas.getByText('Ring twice.'));
      return { x: x + width / 2, y: y + height - 3 };
    },
    () => picture(page, `${CONCEPT}/slot`, { clip: { x: 250, y: 49, width: 893, height: 320 } }),
  );

  // Concept: a component from the library
  await custom('Create');
  await picture(page, `${CONCEPT}/library`, { clip: { x: 250, y: 50, width: 292, height: 425 } });
  await library.getByText('Create', { exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('ShiftBadge');
  await editor.beat(2);
  await picture(page, `${CONCEPT}/create`, { clip: { x: 400, y: 250, width: 640, height: 300 } });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await editor.beat(6);
  await editor.open('parcel');
  await custom('ShiftBadge');
  await editor.dragIn('ShiftBadge', async () => {
    const { x, y, width } = await box(canvas.getByText('Which box fits?'));
    return { x: x + width / 2, y: y + 3 };
  });
  await canvas.getByText('Hello world!').waitFor();
}
