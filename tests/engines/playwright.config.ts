import { defineConfig } from '@playwright/test';
import type { Engine } from './reader';

const ENGINES: readonly Engine[] = ['chromium', 'firefox', 'webkit'];

/** The reader's journeys, in every engine, on the plain build. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  projects: ENGINES.map((engine) => ({
    name: engine,
    use: { engine },
    // One session at a time.
    ...(engine === 'webkit' && { workers: 1 }),
  })),
});
