import { visit } from 'unist-util-visit';
import { nearestName } from '../../../src/site';
import { didYouMean, type Problem } from '../../../src/site/problem';
import { kindOf, LANGUAGES } from '../../../tests/samples/fences/languages';
import { lineOf } from '../lineOf';
import type { Rule } from '../prosePage';

/** What may stand on a fence after its language: the first four with a value, the others alone. */
const MARKS = ['title', 'file', 'styling', 'variant', 'fragment', 'npm2yarn', 'showLineNumbers'];

function languageProblem(language: string): string | null {
  if (kindOf(language) !== null) {
    return null;
  }
  const wrong =
    language === '' ? 'a fence needs a language' : `"${language}" is not a language of these pages`;
  return `${wrong}: write one of these after \`\`\`: ${LANGUAGES.join(', ')}`;
}

/** A mark that nothing reads: the bar over the code would lack its title, and nobody would know. */
function markProblem(meta: string): string | null {
  const marks = meta
    .replaceAll(/=(?:"[^"]*"|'[^']*'|\S+)/g, ' ')
    .split(/\s+/)
    .filter((mark) => mark !== '' && !/^\{\d[\d,-]*\}$/.test(mark));
  const wrong = marks.find((mark) => !MARKS.includes(mark));
  return wrong === undefined
    ? null
    : `a fence has no option "${wrong}"${didYouMean(nearestName(wrong, MARKS))}; the options are ${MARKS.join(', ')} and highlighted lines, as in {2,4-6}`;
}

/** Fences: each says its language, one that the site knows, and is marked with what is read. */
export const fences: Rule = ({ file, tree }) => {
  const problems: Problem[] = [];
  visit(tree, 'code', (code) => {
    const message = languageProblem(code.lang ?? '') ?? markProblem(code.meta ?? '');
    if (message !== null) {
      problems.push({ file, line: lineOf(code), message });
    }
  });
  return problems;
};
