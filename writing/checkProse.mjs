/**
 * Checks the text of the pages, without a build (see CONTRIBUTING.md):
 *
 *   npm run check:prose
 */
import createJiti from 'jiti';
import { findMisspelled } from './prose/spelling.mjs';
import { findStyleProblems } from './prose/style.mjs';

const load = createJiti(import.meta.url, { interopDefault: true });
const { checkPages } = load('./prose/checkPages.ts');
const { formatProblem } = load('../src/build/tools/problem.ts');
const trees = Object.fromEntries(
  ['sidebars-core.ts', 'sidebars-studio.ts'].map((name) => [name, load(`../${name}`)]),
);

const { count, problems, notes } = await checkPages(process.cwd(), trees, {
  findMisspelled,
  findStyleProblems,
});
const sum = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
const lines = [...problems.map(formatProblem), ...notes, `${count} pages, ${sum}`];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
