import fs from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { runScript, succeed } from '../support/appProcess';
import { appFolder } from '../support/integrationApp';

/** Runs the tests of the page as a reader would, and returns what the runner prints. */
async function runTests(runner: 'jest' | 'vitest run'): Promise<string> {
  const { folder } = await appFolder('guides/testing', { settings: 'integrations/react-router' });
  try {
    if (runner === 'jest') {
      const file = path.join(folder, 'src/FleetApp.test.tsx');
      const code = await fs.readFile(file, 'utf8');
      // The page says to change this import.
      await fs.writeFile(file, code.replace("from 'vitest'", "from '@jest/globals'"));
    }
    const scripts = { test: `tsc --noEmit && ${runner}` };
    const manifest = JSON.stringify({ private: true, type: 'module', scripts });
    await fs.writeFile(path.join(folder, 'package.json'), manifest);
    const run = runScript(folder, 'test', [], { CI: '1' });
    await succeed(run, runner);
    return stripVTControlCharacters(run.output());
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

test('the five tests of the page pass in Vitest', async () => {
  expect(await runTests('vitest run')).toMatch(/Tests\s+5 passed/);
});

test('the five tests of the page pass in Jest', async () => {
  expect(await runTests('jest')).toMatch(/Tests:\s+5 passed/);
});
