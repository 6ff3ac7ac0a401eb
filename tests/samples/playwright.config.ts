import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/findChromium.mjs';
import { VARIATIONS } from './variations';

const executablePath = findChromium();

/** Browser tests of the apps on integration pages and in the tutorial; each worker runs its own. */
export default defineConfig({
  testDir: 'browser',
  outputDir: '../../test-results',
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  projects: [
    { name: 'apps', testIgnore: VARIATIONS },
    { name: 'variations', testMatch: VARIATIONS },
  ],
  workers: 2,
  timeout: 180_000,
  // Another app may be building meanwhile; waits end as soon as their condition holds.
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
});
