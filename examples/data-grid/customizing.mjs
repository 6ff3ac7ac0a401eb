import assert from 'node:assert/strict';
import { belowBar, box } from '../scripts/lib/screen.mjs';
import { GRID } from './places.mjs';

const CUSTOMIZE = 'how-to-guides/customize-datagrid';

/** Shapes the columns as "Customize data grids" tells, from what Studio infers. */
export async function customize({ editor, page, picture }) {
  const { canvas } = editor;
  const popover = page.locator('.MuiPopover-root');
  const choose = async (label, option) => {
    await popover.getByLabel(label, { exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
    await editor.beat();
  };
  const besidePopover = async () => {
    // Off the fields, which have tooltips.
    await page.mouse.move(500, 24);
    return { clip: { ...(await editor.part('work')), height: page.viewportSize().height - 49 } };
  };
  const back = () => popover.getByRole('button', { name: 'Back' }).click();

  await editor.open('equipment');
  await canvas.getByText('Orion 6K cinema camera').waitFor();
  await editor.select('grid');
  await picture(page, `${GRID}/inspector`, {
    clip: await editor.part('inspector', 560),
  });
  await page.getByRole('button', { name: 'columns', exact: true }).click();
  await editor.beat(2);
  await picture(page, `${GRID}/columns`, await besidePopover());
  await popover.getByRole('button', { name: 'Recreate columns' }).click();
  await editor.beat(2);
  await page.mouse.click(500, 660);
  await popover.waitFor({ state: 'hidden' });
  await editor.saved();
  await picture(page, `${CUSTOMIZE}/before`, { clip: await editor.part('canvas') });

  await page.getByRole('button', { name: 'columns', exact: true }).click();
  await editor.beat(2);
  await popover.getByText('dailyRate', { exact: true }).click();
  await popover.getByLabel('header').fill('A day');
  await choose('Number format', 'Currency');
  await popover.getByLabel('currency code').fill('EUR');
  await editor.beat(2);
  await picture(page, `${CUSTOMIZE}/number-format`, await besidePopover());
  await back();
  await popover.getByText('bought', { exact: true }).click();
  await popover.getByLabel('header').fill('Bought');
  await popover.getByLabel('Date format').click();
  await page.getByRole('option').nth(1).click();
  await editor.beat(2);
  await picture(page, `${CUSTOMIZE}/date-format`, await besidePopover());
  await back();
  await popover.getByText('wear', { exact: true }).click();
  await popover.getByLabel('header').fill('Wear');
  await choose('type', 'codeComponent');
  await popover.getByRole('combobox', { name: 'Custom component' }).click();
  await page.getByRole('option', { name: 'Wear' }).click();
  await editor.beat(2);
  await picture(page, `${CUSTOMIZE}/custom-component`, await besidePopover());
  await back();
  await popover.getByText('id', { exact: true }).click();
  await popover.getByLabel('Visible').uncheck();
  await back();
  await popover
    .getByRole('listitem')
    .filter({ hasText: 'manual' })
    .getByRole('button', { name: 'Remove column' })
    .click();
  await page.mouse.click(500, 660);
  await popover.waitFor({ state: 'hidden' });
  await editor.saved();

  // Drag a header, and a border of a header
  const wear = await box(canvas.getByRole('columnheader', { name: 'Wear' }));
  const kind = await box(canvas.getByRole('columnheader', { name: 'kind' }));
  await page.mouse.move(wear.x + 30, wear.y + 20);
  await page.mouse.down();
  await page.mouse.move(wear.x - 20, wear.y + 20, { steps: 8 });
  await page.mouse.move(kind.x + 20, kind.y + 20, { steps: 12 });
  await page.mouse.up();
  await editor.beat(2);
  await editor.saved();
  const heading = canvas.getByRole('columnheader', { name: 'name' });
  const name = await box(heading);
  await page.mouse.move(name.x + name.width - 1, name.y + 20);
  await page.mouse.down();
  await page.mouse.move(name.x + name.width + 110, name.y + 20, { steps: 12 });
  await page.mouse.up();
  await editor.beat(2);
  await editor.saved();
  const { width } = await box(heading);
  assert.ok(width > name.width + 80, 'the column of the names has become wider');
  await picture(page, `${CUSTOMIZE}/after`, { clip: await editor.part('canvas') });
}

/** The grid with the columns that were shaped. */
export async function showCustomized({ app, picture, url }) {
  await app.goto(`${url}/prod/pages/equipment?toolpad-display=standalone`);
  await app.getByText('Replace soon').first().waitFor();
  await app.waitForTimeout(1200);
  await picture(app, `${CUSTOMIZE}/finished`, belowBar(app));
  await app.close();
}
