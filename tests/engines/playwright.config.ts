import { defineConfig } from '@playwright/test';
import { CONFIGURED_DIR } from '../support/configured.mjs';
import type { Engine } from './reader';

/** The reader's journeys, in every engine, on both builds. `npm test` runs Firefox's on the published one. */
const PROJECTS: readonly (readonly [name: string, engine: Engine, build: string])[] = [
  ['firefox', 'firefox', 'build'],
  ['firefox, configured', 'firefox', CONFIGURED_DIR],
  ['webkit', 'webkit', 'build'],
  ['webkit, configured', 'webkit', CONFIGURED_DIR],
  ['chromium', 'chromium', 'build'],
  ['chromium, configured', 'chromium', CONFIGURED_DIR],
];

export default defineConfig<object, { engine: Engine; build: string }>({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  projects: PROJECTS.map(([name, engine, build]) => ({ name, use: { engine, build } })),
});
