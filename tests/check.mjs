/**
 * `npm run check`: what the files changed since the last commit can break on their own, without a
 * build, two checks at a time. All of them run, so that a writer sees every fault at once.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import concurrently from 'concurrently';
import { packagesOf } from './samples/packages.mjs';

const lines = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that were changed or added since the last commit and still exist. */
function changedFiles() {
  const changed = lines('diff', '--name-only', 'HEAD');
  const added = lines('ls-files', '--others', '--exclude-standard');
  return [...changed, ...added].filter((file) => fs.existsSync(file));
}

/** The checks of some files: a name and a command each, the longest first. */
function checksOf(files) {
  const of = (pattern) => files.filter((file) => pattern.test(file));
  const quote = (names) => names.map((name) => `'${name}'`).join(' ');
  const pages = of(/^docs-.*\/index\.mdx$/);
  const demos = of(/^(?:docs-|tests\/demos\/)/);
  const scripts = of(/\.(?:ts|tsx|mjs|cjs)$/);
  const code = of(/^(?:src|writing|tests\/(?:samples|supply|upkeep))\/.*\.tsx?$/);
  const folders = [...new Set(pages.map((page) => packagesOf(page.split('/')[0])))];
  return [
    pages.length > 0 && [
      'samples',
      `node tests/samples/prepare.mjs ${folders.join(' ')} && jiti tests/samples/check.ts ${quote(pages)}`,
    ],
    of(/^(?:docs-|writing\/|sidebars-|src\/site\/)/).length > 0 && [
      'text',
      'npm run --silent check:prose',
    ],
    scripts.length > 0 && ['types', 'npm run --silent typecheck'],
    scripts.length > 0 && ['unused', 'npm run --silent check:unused'],
    code.length > 0 && ['unit tests', `jest --passWithNoTests --findRelatedTests ${quote(code)}`],
    scripts.length > 0 && [
      'lint',
      `LINT=quick eslint --max-warnings 0 --no-warn-ignored ${quote(scripts)}`,
    ],
    demos.length > 0 && ['demos', 'npm run --silent check:demos'],
    files.length > 0 && ['format', `prettier --check --ignore-unknown ${quote(files)}`],
  ].filter(Boolean);
}

const checks = checksOf(changedFiles());
if (checks.length === 0) {
  process.stdout.write('No file differs from the last commit.\n');
} else {
  const { result } = concurrently(
    checks.map(([name, command]) => ({ name, command })),
    { maxProcesses: 2, group: true },
  );
  await result.catch(() => {
    process.exitCode = 1;
  });
}
