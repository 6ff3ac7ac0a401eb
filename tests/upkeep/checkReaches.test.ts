/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkReaches, namedInternals } from './checkReaches';
import { filesIn } from './filesIn';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reaches-'));

afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  fs.writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
}

it('reports missing statements, other versions in both directions, and missing tests', () => {
  const statement = (versions: string, tests: string) =>
    `/**\n * Why.\n *\n * Checked with ${versions}; guarded by ${tests}.\n */\n`;
  write('right.ts', statement('Docusaurus 3.2.1, Rspack 1.1.1', 'right.test.ts'));
  write('right.test.ts', '');
  write('silent.cjs', '/** Why. */');
  write('stale.ts', statement('Docusaurus 3.2.1', 'right.test.ts, gone.test.ts'));
  write('ahead.ts', statement('Docusaurus 3.2.2', 'right.test.ts'));
  write('behind.ts', statement('Docusaurus 3.2.1, Rspack 1.1.0', 'right.test.ts'));
  write('unknown.ts', statement('Webpack 5.0.0', 'right.test.ts'));
  const installed = (name: string) =>
    ({ '@docusaurus/core': '3.2.1', '@rspack/core': '1.1.1' })[name] ?? null;
  const problems = checkReaches(folder, installed).map((line) => line.replace(folder, ''));
  expect(problems.sort()).toEqual([
    expect.stringMatching(/^\/ahead\.ts: states Docusaurus 3\.2\.2, but 3\.2\.1 is installed/),
    expect.stringMatching(/^\/behind\.ts: states Rspack 1\.1\.0, but 1\.1\.1 is installed/),
    expect.stringMatching(/^\/silent\.cjs: does not say "Checked with Docusaurus/),
    '/stale.ts: is guarded by gone.test.ts, which is not there',
    expect.stringMatching(/^\/unknown\.ts: states Webpack 5\.0\.0, but nothing is installed/),
  ]);
});

it('finds an internal in code, and not in a comment', () => {
  const code = write('code.ts', 'load(__webpack_require__.e);\n');
  const comment = write('comment.ts', '/** Docusaurus adds emitFile. */\n// style-loader\n');
  expect(namedInternals([code, comment])).toEqual([`${code}: __webpack_require__`]);
});

it('each file in src/build/docusaurus was checked with the installed versions', () => {
  expect(checkReaches('src/build/docusaurus')).toEqual([]);
});

it('nothing else names an internal of Docusaurus or the bundler', () => {
  const files = filesIn('src', /(?<!\.test)\.(?:tsx?|cjs)$/).filter(
    (file) =>
      !file.startsWith('src/build/docusaurus/') && !path.basename(file).startsWith('testing'),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(namedInternals([...files, 'docusaurus.config.ts'])).toEqual([]);
});
