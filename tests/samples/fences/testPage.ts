import { readPage, type Page } from './checkPage';
import { formatProblem } from '../../../src/build/tools/problem';

/** A test's page, made of these lines. Throws if they are not valid MDX. */
export function testPage(...lines: readonly string[]): Page {
  const read = readPage('docs-x/page/index.mdx', lines.join('\n'));
  if ('message' in read) {
    throw new Error(formatProblem(read));
  }
  return read;
}
