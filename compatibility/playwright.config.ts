import path from 'node:path';
import { defineConfig } from '@playwright/test';
import samples from '../tests/samples/playwright.config';
import { currentLab } from './lab';

const folder = currentLab()?.folder ?? '.';

/** The journeys of `tests/samples/browser/`, for one app at a time, each with a picture at its end. */
export default defineConfig({
  ...samples,
  testDir: '../tests/samples/browser',
  outputDir: path.join(folder, 'journeys'),
  projects: [{ name: 'compatibility' }],
  // The same for each foreign URL, and not about versions.
  grepInvert: /stays on the site when a link asks/,
  workers: 1,
  // A test that passes the second time says nothing about versions.
  retries: 1,
  reporter: [['json', { outputFile: path.join(folder, 'report.json') }]],
  use: { ...samples.use, screenshot: 'on' },
});
