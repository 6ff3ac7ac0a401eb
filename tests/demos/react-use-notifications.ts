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
};
