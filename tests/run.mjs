/**
 * `npm test` runs every check, step by step, until one fails. It leaves out what only repeats a check
 * on another page, demo, file or fault, or in another engine (`support/sweep.ts`), and lint rules that
 * need types;
 * `npm test -- --all` runs them too.
 */
import { spawnSync } from 'node:child_process';

const STEPS = ['sources', 'content', 'output', 'browser', 'engines', 'integrations'];
/** Steps that run Playwright, whose tests can be filtered by tag. */
const WITH_SWEEPS = ['browser', 'engines', 'integrations'];

const options = process.argv.slice(2);
const isAll = options[0] === '--all';
if (options.length > 1 || (options.length === 1 && !isAll)) {
  process.stderr.write(`${options.join(' ')}: npm test takes --all only\n`);
  process.exit(2);
}
const scripts = [
  ...STEPS.map((step) => [
    `test:${step}`,
    ...(WITH_SWEEPS.includes(step) && !isAll ? ['--', '--grep-invert', '@sweep'] : []),
  ]),
  ...(isAll ? [['lint']] : []),
];
for (const script of scripts) {
  process.stdout.write(`\nnpm run ${script[0]}\n`);
  const { status } = spawnSync('npm', ['run', ...script], { stdio: 'inherit' });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    break;
  }
}
