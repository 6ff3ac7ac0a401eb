import { expect } from '@playwright/test';
import { alert, button, type Interactions } from './interaction';

export const interactions: Interactions = {
  'core/react-use-notifications/NotificationsBasic': async (page) => {
    await button(page, 'Print poster').click();
    await expect(alert(page)).toContainText('in the queue of printer 2');
  },
  'core/react-use-notifications/NotificationsUndo': async (page) => {
    await button(page, 'Remove Jonas Lind').click();
    await expect(button(page, 'Remove Jonas Lind')).toHaveCount(0);
    await button(page, 'Remove Mei Tanaka').click();
    await expect(alert(page)).toContainText('Mei Tanaka is off the list.');
    await button(page, 'Undo').click();
    await expect(button(page, 'Remove Mei Tanaka')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
  'core/react-use-notifications/NotificationsKey': async (page) => {
    await page.getByRole('switch', { name: 'Online' }).click();
    for (let click = 0; click < 3; click += 1) {
      await button(page, 'Save report').click();
    }
    await expect(page.getByRole('alert')).toHaveText(/You are offline/);
    await expect(page.getByRole('alert')).toHaveCount(1);
  },
  'core/react-use-notifications/NotificationsPosition': async (page) => {
    await button(page, 'Copy timetable').click();
    await expect
      .poll(async () => (await page.getByRole('alert').boundingBox())?.x)
      .toBeGreaterThan(370);
  },
  'core/react-use-notifications/NotificationsSeverity': async (page) => {
    await button(page, 'error').click();
    await expect(alert(page)).toContainText('The valve of tank 4 does not open.');
    await button(page, 'success').click();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(alert(page)).toContainText('Tank 4 is full.');
    await page.getByRole('switch', { name: 'Hide after three seconds' }).uncheck();
    await button(page, 'warning').click();
    await expect(alert(page)).toContainText('Tank 4 is filling slowly.');
  },
  'core/react-use-notifications/NotificationsQueue': async (page) => {
    await button(page, 'Upload three files').click();
    await expect(alert(page)).toContainText('map.pdf is uploaded.');
    await expect(page.getByText('3', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(alert(page)).toContainText('route.gpx is uploaded.');
    await expect(page.getByRole('alert')).toHaveCount(1);
  },
  'core/react-use-notifications/NotificationsScoped': async (page) => {
    await button(page, 'Test Pump room').click();
    await button(page, 'Test Boiler room').click();
    for (const name of ['Pump room', 'Boiler room']) {
      const room = page.getByRole('region', { name });
      await expect(room.getByRole('alert')).toContainText(`${name} is tested.`);
    }
  },
};
