import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { FAULTS, faultyAnswer } from './faults';
import { isWhole } from './site';
import { test, waitForWorker } from './siteLab';

const VISITED = 'core/introduction/';

const FILES = {
  'the page’s script': { pattern: /^assets\/js\/main\./, type: 'text/javascript' },
  'the style sheet': { pattern: /^assets\/css\/styles\./, type: 'text/css' },
  'the font': { pattern: /^assets\/fonts\/geist-latin-wght/, type: 'font/woff2' },
} as const;

/**
 * Declares the tests of a build's files gone wrong while a service worker begins to keep them, once or for good:
 * the page reads, and is whole at the next visit where the fault was over by then. `faultMatrix.spec.ts`
 * has the same without a worker.
 *
 * @param build the folder that the site was built into
 */
export function testWorkerFaults(build: string): void {
  test.use({ build });

  for (const [name, { pattern, type }] of Object.entries(FILES)) {
    for (const isOnce of [true, false]) {
      test(`${name}, ${isOnce ? 'wrong once' : 'wrong for good'}, while the worker starts`, async ({
        reader,
      }) => {
        const browser = reader.profile.browser();
        for (const fault of FAULTS) {
          await test.step(fault, async () => {
            const answered = new Set<string>();
            reader.site.inject((file) => {
              if (!pattern.test(file) || (isOnce && answered.has(file))) {
                return null;
              }
              answered.add(file);
              return faultyAnswer(fault, fs.readFileSync(path.join(build, file)), type) ?? 'hang';
            });
            const profile = await browser?.newContext();
            const page = await profile?.newPage();
            if (!profile || !page) {
              throw new Error('The browser is gone');
            }
            await page.goto(reader.home + VISITED, { waitUntil: 'commit' });
            await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
            if (isOnce) {
              reader.site.inject(() => null);
              await page.goto(reader.home + VISITED);
              await expect.poll(() => isWhole(page)).toBe(true);
              await waitForWorker(page);
              await page.goto(reader.home + VISITED);
              await expect.poll(() => isWhole(page)).toBe(true);
              await expect(page.getByRole('alert')).toHaveCount(0);
            }
            await profile.close();
          });
        }
      });
    }
  }
}
