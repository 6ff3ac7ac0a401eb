import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/findChromium.mjs';

const executablePath = findChromium();

/** Browser tests on the apps that integration pages and the tutorial build, one app at a time. */
export default defineConfig({
  testDir: 'browser',
  outputDir: '../../test-results',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
});
