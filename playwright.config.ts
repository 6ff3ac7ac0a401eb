import { defineConfig } from '@playwright/test';
import { CONFIGURED_DIR, CONFIGURED_PORT } from './tests/support/configured.mjs';
import { findChromium } from './tests/support/findChromium.mjs';

const PORT = 4173;
const executablePath = findChromium();

/** Worker tests mostly wait, to see that nothing happens; the others are busy. */
const WAITING = /serviceWorker\w*\.spec\.ts$/;
/** Tests of what readers see through the worker, which run on both builds. */
const READING = /serviceWorker(?:Focus|Online|Offline)\.spec\.ts$/;

/** Browser tests run on the built site, served as published, and reach no other machine. */
export default defineConfig<object, { build: string }>({
  testDir: 'tests/browser',
  // The same on every system: they are text.
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // On a busy machine, Chromium sometimes never answers a request or never reports that a tab has
  // closed. Tests that pass on the second try are reported as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  projects: [
    { name: 'site', testIgnore: WAITING, workers: 3 },
    { name: 'worker', testMatch: /serviceWorker(?:Deploys)?\.spec\.ts$/, workers: 2 },
    {
      name: 'worker of the published site',
      testMatch: READING,
      workers: 2,
      use: { build: CONFIGURED_DIR },
    },
    // The tag in its name keeps it out of `npm test` (`tests/support/sweep.ts`).
    { name: 'worker of the plain site, @sweep', testMatch: READING, workers: 2 },
  ],
  timeout: 180_000,
  // Generous, because three pages share two cores with two servers. A wait ends as soon as its
  // condition holds.
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--force-color-profile=srgb',
      ],
    },
  },
  webServer: [
    { dir: 'build', port: PORT },
    { dir: CONFIGURED_DIR, port: CONFIGURED_PORT },
  ].map(({ dir, port }) => ({
    command: `npm run serve -- --dir ${dir} --port ${port}`,
    url: `http://127.0.0.1:${port}/toolpad/`,
    reuseExistingServer: false,
    timeout: 60_000,
  })),
});
