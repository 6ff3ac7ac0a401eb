/**
 * Checks the samples of documentation pages against the real packages (see CONTRIBUTING.md, "Pages").
 *
 *   jiti tests/samples/check.ts docs-core=tests/samples docs-studio=examples
 *
 * Each argument names a folder of pages and the folder whose `node_modules` its samples use.
 */
import fs from 'node:fs';
import path from 'node:path';
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

function checkProduct(argument: string): readonly string[] {
  const [folder = '', packages = ''] = argument.split('=');
  if (!fs.existsSync(folder) || !fs.existsSync(path.join(packages, 'node_modules'))) {
    throw new Error(`${argument}: no such folder, or its packages are not installed`);
  }
  const read = readPages(folder);
  const pages = read.filter((page) => 'fences' in page);
  const problems = [
    ...read.filter((page) => 'message' in page),
    ...pages.flatMap(checkFences),
    ...checkTypes(pages, packages),
  ].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  const fragments = tooManyFragments(pages);
  const fences = pages.reduce((sum, page) => sum + page.fences.length, 0);
  const messages = [
    ...problems.map(formatProblem),
    ...(fragments === null ? [] : [`${folder}: ${fragments}`]),
  ];
  process.stdout.write(
    [
      ...messages,
      `${folder}: ${fences} fences in ${pages.length} pages, ${messages.length} problems`,
      '',
    ].join('\n'),
  );
  return messages;
}

const products = process.argv.slice(2);
if (products.length === 0) {
  throw new Error('Specify the pages to check, such as docs-core=tests/samples');
}
process.exitCode = products.flatMap(checkProduct).length > 0 ? 1 : 0;
