/**
 * `npm test` runs every check, step by step, until one fails. It leaves out browser tests that only
 * repeat a check on another page, demo, file or fault, or in another engine (`support/sweep.ts`);
 * `npm test -- --all` runs them too. `npm test -- --changed` checks, in under a minute, what the files changed since the last
 * commit can break on their own: pages without a build, code with its related tests.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

const STEPS = ['sources', 'content', 'output', 'browser', 'engines', 'integrations'];
/** Steps that run Playwright, whose tests can be filtered by tag. */
const WITH_SWEEPS = ['browser', 'engines', 'integrations'];

const lines = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that were changed or added since the last commit and still exist. */
function changedFiles() {
  const changed = lines('diff', '--name-only', 'HEAD');
  const added = lines('ls-files', '--others', '--exclude-standard');
  return [...changed, ...added].filter((file) => fs.existsSync(file));
}

/** The commands that check some files, each with its arguments. */
function commandsFor(files) {
  const of = (pattern) => files.filter((file) => pattern.test(file));
  const [code, scripts, pages] = [/\.tsx?$/, /\.(?:ts|tsx|mjs|cjs)$/, /\.mdx?$/].map(of);
  return [
    ['prettier', '--check', '--ignore-unknown', ...files],
    ...(scripts.length > 0
      ? [
          ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...scripts],
          ['npm', 'run', '--silent', 'check:unused'],
        ]
      : []),
    ...(code.length > 0
      ? [
          ['tsc', '--noEmit'],
          ['jest', '--passWithNoTests', '--findRelatedTests', ...code],
        ]
      : []),
    ...(pages.length > 0 ? [['npm', 'run', '--silent', 'check:prose']] : []),
  ];
}

/** Runs commands in sequence; stops at the first that fails. */
function run(commands) {
  for (const [command, ...args] of commands) {
    process.stdout.write(
      `\n${command} ${args.slice(0, 3).join(' ')}${args.length > 3 ? ' …' : ''}\n`,
    );
    const [program, ...rest] = command === 'npm' ? ['npm', ...args] : ['npx', command, ...args];
    const { status } = spawnSync(program, rest, { stdio: 'inherit' });
    if (status !== 0) {
      return status ?? 1;
    }
  }
  return 0;
}

const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || ![undefined, '--all', '--changed'].includes(option)) {
  process.stderr.write(
    `${process.argv.slice(2).join(' ')}: npm test takes either --all or --changed\n`,
  );
  process.exitCode = 2;
} else if (option === '--changed') {
  const files = changedFiles();
  process.stdout.write(`${files.length} files differ from the last commit\n`);
  process.exitCode = files.length === 0 ? 0 : run(commandsFor(files));
} else {
  const filter = option === '--all' ? [] : ['--', '--grep-invert', '@sweep'];
  process.exitCode = run(
    STEPS.map((step) => [
      'npm',
      'run',
      `test:${step}`,
      ...(WITH_SWEEPS.includes(step) ? filter : []),
    ]),
  );
}
