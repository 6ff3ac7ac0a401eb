import { belowBar, box } from '../scripts/lib/screen.mjs';

/**
 * Shows the registration desk in the app and what stands behind it in the editor: bindings, events,
 * page properties and the theme.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story(stage) {
  const app = await stage.newPage();
  await showApp(app, stage);
  await app.close();
  await showBindings(stage);
  await showEvents(stage);
  await showPageProperties(stage);
  await showTheme(stage);
}

async function showApp(app, { picture, url }) {
  const open = async (name, text, display = 'standalone') => {
    await app.goto(
      `${url}/prod/pages/${name}${name.includes('?') ? '&' : '?'}toolpad-display=${display}`,
    );
    await app.getByText(text).first().waitFor();
    await app.waitForTimeout(2000);
  };
  const checkIn = app.getByRole('button', { name: 'Check in' });

  await open('arrivals', 'Ingrid Solberg');
  await app.getByText('Jonas Lindqvist').click();
  await app.waitForTimeout(1000);
  await picture(app, 'concepts/data-binding/desk', belowBar(app));
  await app.getByText('Lukas Weber').click();
  await checkIn.click();
  await app.getByText('not paid yet').waitFor();
  await app.mouse.move(500, 24);
  await app.waitForTimeout(1500);
  await picture(app, 'concepts/event-handling/refused', {
    clip: { x: 0, y: 430, width: 840, height: 210 },
  });
  await app.getByText('Mateusz Nowak').click();
  await checkIn.click();
  await app.getByText('Mateusz Nowak is checked in.').waitFor();
  await app.mouse.move(500, 24);
  await app.waitForTimeout(1500);
  await picture(app, 'concepts/event-handling/checked-in', belowBar(app));

  await open('attendee?id=7', 'Sound check', 'shell');
  await picture(app, 'concepts/page-properties/attendee', belowBar(app, 400));
  await open('attendee?id=99', 'Nobody has the number 99.');
  await picture(app, 'concepts/data-binding/query-error', belowBar(app, 130));
  await open('badge?id=7', 'SPEAKER', 'shell');
  await picture(app, 'concepts/page-properties/badge', belowBar(app, 240));
}

async function showBindings({ editor, page, picture }) {
  const { canvas } = editor;
  const metric = canvas.locator('.MuiPaper-root', { hasText: 'Arrived' }).first();
  await editor.open('arrivals');
  await canvas.getByText('of 8 on this list').waitFor();
  await editor.whole(680);
  await editor.pick(metric);
  await page.getByLabel('Bind property "value"').click();
  await page.getByRole('dialog').locator('.monaco-editor').first().waitFor();
  await editor.beat(3);
  await picture(page.locator('.MuiDialog-paper'), 'concepts/data-binding/bind');
  await page.locator('.MuiDialog-paper .monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await editor.paste('attendes.data.length');
  await editor.beat(3);
  await page.getByText('attendes is not defined').waitFor();
  await picture(page.locator('.MuiDialog-paper'), 'concepts/data-binding/error');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await editor.roomy();
}

async function showEvents({ editor, page, picture }) {
  const pickButton = async (name) => {
    // The window shows the whole canvas: in one that a script has scrolled, clicks select nothing.
    await page.setViewportSize({ width: 1080, height: 900 });
    await editor.beat(2);
    await editor.pick(editor.canvas.getByRole('button', { name }));
    await editor.whole(680);
  };
  await editor.reload();
  await editor.canvas.getByText('of 8 on this list').waitFor();
  await pickButton('Check in');
  await page.getByLabel('Bind property "onClick"').click();
  await page.locator('.MuiDialog-paper .view-line').first().waitFor();
  await editor.beat(3);
  await picture(page.locator('.MuiDialog-paper'), 'concepts/event-handling/choose-event');
  await page.getByRole('button', { name: 'Close' }).click();
  await pickButton('Details');
  await page.getByLabel('Bind property "onClick"').click();
  await page.getByLabel('Select a page').waitFor();
  await editor.beat(2);
  const { x, y, width } = await box(page.locator('.MuiDialog-paper'));
  await picture(page, 'concepts/event-handling/navigation', {
    clip: { x, y, width, height: 340 },
  });
  await page.getByRole('button', { name: 'Close' }).click();
  await editor.roomy();
}

async function showPageProperties({ editor, page, picture }) {
  await editor.open('attendee');
  await editor.canvas.getByText('Ingrid Solberg').waitFor();
  await page.getByRole('tab', { name: 'Page' }).click();
  await editor.beat(2);
  await picture(page, 'concepts/page-properties/page-tab', {
    clip: await editor.part('inspector', 580),
  });
  await page.getByRole('button', { name: /page parameters/ }).click();
  await page.getByText('Usage Preview').waitFor();
  await editor.beat(2);
  await picture(page.getByRole('dialog'), 'concepts/page-properties/add-parameter');
  await page.getByRole('button', { name: 'Close' }).click();
}

async function showTheme({ editor, page, picture, newPage, url, scheme }) {
  await editor.open('arrivals');
  await editor.canvas.getByText('Ingrid Solberg').waitFor();
  await page.getByRole('tab', { name: 'Theme' }).click();
  await editor.beat(2);
  await picture(page, 'concepts/theming/theme-tab', { clip: await editor.part('work') });
  await page.getByRole('button', { name: 'Primary' }).click();
  await page.getByLabel('indigo', { exact: true }).waitFor();
  await editor.beat(2);
  await picture(page, 'concepts/theming/choose-color', { clip: await editor.part('work') });
  await page.keyboard.press('Escape');
  if (scheme === 'light') {
    await page.getByRole('button', { name: 'dark', exact: true }).click();
    await editor.saved();
  }
  const app = await newPage();
  await app.goto(`${url}/prod/pages/arrivals?toolpad-display=standalone`);
  await app.getByText('Ingrid Solberg').waitFor();
  await app.waitForTimeout(2000);
  await picture(app, 'concepts/theming/dark', belowBar(app));
  await app.close();
}
