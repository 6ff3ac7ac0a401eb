import { belowBar, box } from '../scripts/lib/screen.mjs';

/**
 * Shows the button, the text field and the date picker in the app.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story(stage) {
  const app = await stage.newPage();
  await showButtons(app, stage);
  await showTextFields(app, stage);
  await showDatePickers(app, stage);
  await showLooks(app, stage);
  await app.close();
}

async function open(app, url, name, text) {
  await app.goto(`${url}/prod/pages/${name}?toolpad-display=standalone`);
  await app.getByText(text).first().waitFor();
  await app.waitForTimeout(2000);
}

async function showButtons(app, { picture, url }) {
  await open(app, url, 'buttons', 'Order 4821');
  await picture(app, 'components/button/buttons', belowBar(app, 330));
  await app.getByRole('button', { name: 'Print labels' }).click();
  await app.mouse.move(500, 24);
  await app.waitForTimeout(600);
  await picture(app, 'components/button/loading', belowBar(app, 120));
}

async function showTextFields(app, { picture, url }) {
  const field = (name) => app.getByRole('textbox', { name, exact: true });
  await open(app, url, 'suppliers', '4 found');
  await field('Find a supplier').fill('bergen');
  await app.getByText('2 found').waitFor();
  await field('Find a supplier').blur();
  await app.waitForTimeout(1000);
  await picture(app, 'components/text-field/search', belowBar(app, 282));
  await app.getByRole('button', { name: 'Add supplier' }).click();
  await field('Company').fill('Kv');
  await field('Company').blur();
  await app.getByLabel('Ordering PIN').fill('4821');
  await app.getByLabel('Ordering PIN').blur();
  await app.mouse.move(500, 24);
  await app.waitForTimeout(1000);
  const form = await box(app.locator('form'));
  await picture(app, 'components/text-field/validation', {
    clip: { x: 0, y: form.y - 16, width: 840, height: form.height + 32 },
  });
}

async function showDatePickers(app, { picture, url }) {
  const day = app.getByRole('textbox', { name: 'Day', exact: true });
  await open(app, url, 'bookings', '3 bookings');
  await app
    .getByRole('button', { name: /Choose date/ })
    .first()
    .click();
  await app.getByRole('gridcell', { name: '8', exact: true }).waitFor();
  await app.mouse.move(820, 620);
  await app.waitForTimeout(1000);
  await picture(app, 'components/date-picker/calendar', belowBar(app, 470));
  await app.getByRole('gridcell', { name: '8', exact: true }).click();
  await app.getByText('2 bookings').waitFor();
  await day.click({ position: { x: 22, y: 20 } });
  await day.press('ControlOrMeta+A');
  await day.pressSequentially('05122025', { delay: 60 });
  await app.getByText('That is a Monday.').waitFor();
  await app.getByRole('textbox', { name: 'Team', exact: true }).fill('Design');
  await app.getByRole('textbox', { name: 'Team', exact: true }).blur();
  await app.waitForTimeout(1000);
  await picture(app, 'components/date-picker/bookings', belowBar(app, 500));
}

async function showLooks(app, { picture, url }) {
  await open(app, url, 'looks', 'Value of the disabled field: 2025-05-05');
  await app.mouse.move(500, 24);
  await picture(app, 'components/date-picker/looks', belowBar(app, 190));
}
