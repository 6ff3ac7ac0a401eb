import { readPage, type Page } from './checkPage';
import { formatProblem } from '../../../src/site/problem';

/** The page of a test: its lines, one below the other. Throws when they are no MDX. */
export function testPage(...lines: readonly string[]): Page {
  const read = readPage('docs-x/page/index.mdx', lines.join('\n'));
  if ('message' in read) {
    throw new Error(formatProblem(read));
  }
  return read;
}
