/**
 * Checks the text of the pages, without a build (see writing/README.md):
 *
 *   npm run check:prose
 */
import fs from 'node:fs';
import createJiti from 'jiti';
import { findMisspelled } from './prose/spelling.mjs';
import { findStyleProblems } from './prose/style.mjs';

const load = createJiti(import.meta.url, { interopDefault: true });
const { checkPages } = load('./prose/checkPages.ts');
const { formatProblem } = load('../src/build/tools/problem.ts');
const trees = Object.fromEntries(
  fs
    .readdirSync('.')
    .filter((name) => /^sidebars-.+\.ts$/.test(name))
    .map((name) => [name, load(`../${name}`)]),
);

const { count, problems, notes } = await checkPages(process.cwd(), trees, {
  findMisspelled,
  findStyleProblems,
});
const sum = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
const lines = [...problems.map(formatProblem), ...notes, `${count} pages, ${sum}`];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
