import { widen } from '../scripts/lib/panel.mjs';
import { belowBar, box } from '../scripts/lib/screen.mjs';

const PAGE = 'getting-started/first-app';

const TABS = `[
  { "name": "All", "title": "All" },
  { "name": "Bearings", "title": "Bearings" },
  { "name": "Belts", "title": "Belts" },
  { "name": "Filters", "title": "Filters" }
]`;

/**
 * Performs the tutorial "Build your first app" on an app without pages, step by step as the page
 * says, and takes its pictures on the way.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture, newPage, url }) {
  const grid = editor.canvas.locator('.MuiDataGrid-root');

  await editor.open();
  await picture(page, 'getting-started/installation/empty-editor', {
    clip: await editor.whole(480),
  });
  await editor.roomy();

  // Name the page
  await editor.rename('page', 'stock');
  await page.getByLabel('Page title').fill('Stock room');
  await editor.saved();
  // The tooltip of the renamed page stays.
  await page.keyboard.press('Escape');
  await picture(page, `${PAGE}/named-page`, { clip: await editor.whole(480) });
  await editor.roomy();

  // Read the parts
  await editor.createFromFunction('query', 'listParts');
  await page.getByLabel('category', { exact: true }).first().click();
  await page.getByRole('option', { name: 'All' }).click();
  await page.getByRole('button', { name: 'Run' }).first().click();
  await page.getByText('"Ball bearing 6204"').waitFor();
  await editor.saveQuery();
  await widen({ editor, page }, 320);
  await picture(page, `${PAGE}/query-preview`, { clip: await editor.part('panel') });
  await editor.rename('query', 'parts');
  await editor.closeQueryPanel();
  await editor.reload();

  // Show them
  await editor.dragIn('Data Grid', async () => {
    const { x, y, width } = await box(editor.canvas.locator('#root'));
    return { x: x + width / 2, y: y + 40 };
  });
  await editor.bind('rows', 'parts.data');
  await grid.getByText('Timing belt').waitFor();
  await nameColumns(editor);
  await picture(page, `${PAGE}/rows`, { clip: await editor.part('work', 520) });

  // Filter them
  await editor.dragIn('Tabs', async () => {
    const { x, y, width } = await box(grid);
    return { x: x + width / 2, y: y + 4 };
  });
  await editor.fill('Default active tab', 'All');
  await editor.writeJson('tabs', TABS, () =>
    picture(page.locator('.MuiDialog-paper'), `${PAGE}/tabs-json`),
  );
  await picture(page, `${PAGE}/tabs`, { clip: await editor.part('canvas', 520) });
  await editor.select('parts');
  await editor.bind('category', 'tabs.value');
  await widen({ editor, page }, 320);
  await picture(page, `${PAGE}/bound-parameter`, { clip: await editor.part('panel') });
  await editor.saveQuery();
  await editor.closeQueryPanel();

  // Count what runs low
  await editor.dragIn('Metric', async () => {
    const { y, height } = await box(editor.canvas.locator('.MuiTabs-root'));
    const { x, width } = await box(grid);
    return { x: x + width - 4, y: y + height / 2 };
  });
  await editor.fill('label', 'To reorder');
  await editor.fill('caption', 'parts at or below their limit');
  await editor.bind('value', 'parts.data?.filter((part) => part.inStock <= part.reorderAt).length');
  await picture(page, `${PAGE}/count`, { clip: await editor.part('canvas', 520) });

  // Restock one
  await editor.createFromFunction('action', 'restockPart');
  await editor.bind('id', 'dataGrid.selection?.id');
  await page.getByLabel('amount', { exact: true }).fill('10');
  await editor.beat();
  await editor.saveQuery();
  await widen({ editor, page }, 320);
  await picture(page, `${PAGE}/action`, { clip: await editor.part('panel') });
  await editor.rename('action', 'restock');
  await editor.closeQueryPanel();
  await editor.dragIn('Button', async () => {
    const { x, y, width, height } = await box(grid);
    return { x: x + width / 2, y: y + height - 4 };
  });
  await editor.fill('content', 'Restock');
  await editor.bind('disabled', '!dataGrid.selection');
  await editor.whole();
  await editor.writeBinding('onClick', 'await restock.fetch();\nawait parts.refetch();');
  await picture(page.locator('.MuiDialog-paper'), `${PAGE}/on-click`);
  await editor.commitBinding();
  await editor.roomy();
  const button = editor.canvas.getByRole('button', { name: 'Restock' });
  await editor.dragIn('Text', async () => {
    const { x, y, width, height } = await box(button);
    return { x: x + width / 2, y: y + height - 2 };
  });
  await editor.bind('value', "restock.error?.message ?? ''");
  await editor.pick(button);
  await picture(page, `${PAGE}/finished-editor`, { clip: await editor.part('work') });
  await editor.pick(grid);
  await picture(page, 'getting-started/editor', { clip: await editor.whole(640) });

  // Use it
  const app = await newPage();
  await app.goto(`${url}/prod/pages/stock?toolpad-display=standalone`);
  await app.getByText('Oil filter W712').click();
  await app.getByRole('button', { name: 'Restock' }).click();
  await app
    .getByRole('row', { name: /Oil filter W712/ })
    .getByText('13', { exact: true })
    .waitFor();
  await app.waitForTimeout(1500);
  await picture(app, `${PAGE}/finished-app`, belowBar(app));
  await app.getByRole('tab', { name: 'Bearings' }).click();
  await app.getByText('Total Rows: 3').waitFor();
  await app.waitForTimeout(1500);
  await picture(app, 'getting-started/app', belowBar(app, 480));
  await app.close();
}

async function nameColumns({ page }) {
  const popover = page.locator('.MuiPopover-root');
  await page.getByRole('button', { name: 'columns' }).click();
  const columns = [
    { field: 'name', header: 'Part', width: '240' },
    { field: 'category', header: 'Category' },
    { field: 'inStock', header: 'In stock' },
    { field: 'reorderAt', header: 'Reorder at' },
  ];
  for (const { field, header, width } of columns) {
    await popover.getByText(field, { exact: true }).click();
    await popover.getByLabel('header').fill(header);
    if (width) {
      await popover.getByLabel('width').fill(width);
    }
    await popover.getByRole('button', { name: 'Back' }).click();
  }
  await page.mouse.click(500, 660);
  await popover.waitFor({ state: 'hidden' });
}
