import path from 'node:path';
import { defineConfig } from '@playwright/test';
import samples from '../tests/samples/playwright.config';
import { currentLab } from './lab';

/** Journeys that others contain, or whose result no version of a package decides. */
const NOT_ABOUT_VERSIONS =
  /stays on the site|explains why|what was typed|one press of Back|sorts the list|hides the takings|at unknown URLs|refuses reports|lets (?:an|the)|a URL with a hash|goes back from/;

const folder = currentLab()?.folder ?? '.';

/** The journeys of `tests/samples/browser/`, for one app at a time, each with a picture at its end. */
export default defineConfig({
  ...samples,
  testDir: '../tests/samples/browser',
  outputDir: path.join(folder, 'journeys'),
  projects: [{ name: 'compatibility' }],
  grepInvert: NOT_ABOUT_VERSIONS,
  workers: 1,
  // A test that passes the second time says nothing about versions.
  retries: 1,
  reporter: [['json', { outputFile: path.join(folder, 'report.json') }]],
  use: { ...samples.use, screenshot: 'on' },
});
