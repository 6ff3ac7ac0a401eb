import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/findChromium.mjs';

const executablePath = findChromium();

/** Browser tests on the apps that integration pages and the tutorial build, each worker builds and runs its own. */
export default defineConfig({
  testDir: 'browser',
  outputDir: '../../test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 180_000,
  // One app may be building while another answers; a condition that holds ends a wait.
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
});
