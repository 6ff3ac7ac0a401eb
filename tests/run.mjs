/**
 * `npm test` runs every check, step by step, until one fails. It leaves out:
 *
 * - sweeps, which repeat a check on another page, demo, file or fault (`support/sweep.ts`),
 * - journeys in other engines and on the other build,
 * - apps of the pages that are as they were when they last passed (`samples/runChanged.ts`),
 * - what no reader could notice: lint, format, unused code, workflows, tests of the benchmarks and of
 *   tools for writers, the count of untested lines. `npm run check` applies most of it to the files
 *   that were changed.
 *
 * `npm test -- --all` runs them too.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const STEPS = [
  ['test:sources'],
  ['test:content'],
  ['test:browser', '--', '--grep-invert', '@sweep'],
  ['test:firefox'],
  ['test:apps'],
];
const ALL_STEPS = [
  ['test:upkeep'],
  ['test:sources'],
  ['test:content'],
  ['test:browser'],
  ['test:engines'],
  ['test:integrations'],
  ['test:coverage'],
];

const options = process.argv.slice(2);
const isAll = options[0] === '--all';
if (options.length > 1 || (options.length === 1 && !isAll)) {
  process.stderr.write(`${options.join(' ')}: npm test takes --all only\n`);
  process.exit(2);
}

// Loading browsers and the examples' packages mostly waits for the network. The first step needs neither.
const installing = spawn('npm', ['run', 'test:install'], { stdio: 'inherit' });
const installed = once(installing, 'exit');

for (const [name, ...args] of isAll ? ALL_STEPS : STEPS) {
  if (name === 'test:content') {
    const [status] = await installed;
    process.exitCode ||= status ?? 1;
  }
  if (!process.exitCode) {
    process.stdout.write(`\nnpm run ${name}\n`);
    const { status } = spawnSync('npm', ['run', name, ...args], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  }
}
