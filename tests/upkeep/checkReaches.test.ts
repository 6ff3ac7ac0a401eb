/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkReaches } from './checkReaches';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reaches-'));

afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

it('reports files that do not say how they were checked, and tests that do not exist', () => {
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  const statement = (tests: string) =>
    `/**\n * Why.\n *\n * Checked with Docusaurus 3.10.2; guarded by ${tests}.\n */\n`;
  write('right.ts', statement('right.test.ts, tests/browser/islands.spec.ts'));
  write('right.test.ts', '');
  write('silent.cjs', '/** Why. */');
  write('stale.ts', statement('right.test.ts, gone.test.ts'));
  expect(checkReaches(folder).map((line) => line.replace(folder, ''))).toEqual([
    expect.stringMatching(/^\/silent\.cjs: does not say "Checked with Docusaurus/),
    '/stale.ts: is guarded by gone.test.ts, which is not there',
  ]);
});

it('each file in src/build/docusaurus says how it was checked', () => {
  expect(checkReaches('src/build/docusaurus')).toEqual([]);
});
