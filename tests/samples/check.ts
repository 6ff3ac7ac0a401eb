/**
 * Checks the samples of documentation pages against the real packages (see CONTRIBUTING.md, "Pages").
 *
 *   jiti tests/samples/check.ts [page …]
 *
 * Checks all pages, or those named and the pages that take files from them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { packagesOf } from './packages.mjs';
import { checkFences, readPage, tooManyFragments, type Page } from './fences/checkPage';
import { checkTypes } from './fences/checkTypes';
import { formatProblem, type Problem } from '../../src/build/tools/problem';

function readPages(folder: string): readonly (Page | Problem)[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.mdx')
    .sort()
    .map((file) => path.join(folder, file).split(path.sep).join('/'))
    .map((file) => readPage(file, fs.readFileSync(file, 'utf8')));
}

const named = process.argv.slice(2);

function checkProduct(folder: string): readonly string[] {
  const packages = packagesOf(folder);
  if (!fs.existsSync(path.join(packages, 'node_modules'))) {
    throw new Error(`${packages}: its packages are not installed (tests/samples/prepare.mjs)`);
  }
  const read = readPages(folder);
  const pages = read.filter((page) => 'fences' in page);
  const isChecked = ({ file, uses = [] }: { file: string; uses?: readonly string[] }) =>
    named.length === 0 || [file, ...uses].some((one) => named.includes(one));
  const checked = pages.filter(isChecked);
  const problems = [
    ...read.filter((page) => 'message' in page).filter(isChecked),
    ...checked.flatMap(checkFences),
    ...checkTypes(checked, packages, pages),
  ].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  const fragments = tooManyFragments(pages);
  const fences = checked.reduce((sum, page) => sum + page.fences.length, 0);
  const messages = [
    ...problems.map(formatProblem),
    ...(fragments === null ? [] : [`${folder}: ${fragments}`]),
  ];
  process.stdout.write(
    [
      ...messages,
      `${folder}: ${fences} fences in ${checked.length} pages, ${messages.length} problems`,
      '',
    ].join('\n'),
  );
  return messages;
}

const folders = fs.readdirSync('.').filter((name) => name.startsWith('docs-'));
const products = folders.filter(
  (folder) => named.length === 0 || named.some((page) => page.startsWith(`${folder}/`)),
);
process.exitCode = products.flatMap(checkProduct).length > 0 ? 1 : 0;
