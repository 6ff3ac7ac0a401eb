import { belowBar, box } from '../scripts/lib/screen.mjs';
import { drawTiles } from './tiles.mjs';

const CONCEPT = 'concepts/custom-components';
const MAP = 'how-to-guides/map-display';
const CUBE = 'how-to-guides/cube-component';

/**
 * Shows the map and the cube at work, the inspector and the slots, and creates a component.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, newPage, picture, url }) {
  const { canvas, library } = editor;
  await drawTiles(page);

  const custom = async (name) => {
    await editor.openLibrary();
    await library.getByText(name, { exact: true }).scrollIntoViewIfNeeded();
    await editor.beat();
  };

  // The finished pages
  const app = await newPage();
  await drawTiles(app);
  await app.goto(`${url}/prod/pages/deliveries?toolpad-display=standalone`);
  const pin = app.getByRole('button', { name: 'Hospital de São José' });
  await pin.click();
  await app.getByText('Next: Hospital de São José').waitFor();
  await app.mouse.move(420, 630);
  await editor.beat(2);
  await picture(app, `${MAP}/finished`, belowBar(app, 520));
  await app.goto(`${url}/prod/pages/parcel?toolpad-display=standalone`);
  await app.getByText('Large', { exact: true }).click();
  await app.mouse.move(420, 630);
  await editor.beat(3);
  await picture(app, `${CUBE}/finished`, belowBar(app, 460));
  await app.close();

  // Concept: inspector and slots
  await editor.open('card');
  await editor.pick(canvas.getByText('Shipment 4711'));
  await picture(page, `${CONCEPT}/inspector`, { clip: await editor.narrow(560) });
  await editor.roomy();
  await editor.dragIn(
    'Text',
    async () => {
      const { x, y, width, height } = await box(canvas.getByText('Ring twice.'));
      return { x: x + width / 2, y: y + height - 3 };
    },
    async () => picture(page, `${CONCEPT}/slot`, { clip: await editor.part('canvas', 320) }),
  );

  // Concept: a component from the library
  await custom('Create');
  await picture(page, `${CONCEPT}/library`, {
    clip: { ...(await editor.part('canvas', 480)), width: 340 },
  });
  await library.getByText('Create', { exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('ShiftBadge');
  await editor.beat(2);
  await picture(dialog, `${CONCEPT}/create`);
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
