import { visit } from 'unist-util-visit';
import { nearestName } from '../../../src/site';
import { didYouMean, type Problem } from '../../../src/build/tools/problem';
import { kindOf, LANGUAGES } from '../../../tests/samples/fences/languages';
import { lineOf } from '../lineOf';
import type { Rule } from '../prosePage';

/** The options that may follow a fence's language; the first four take a value. */
const OPTIONS = ['title', 'file', 'styling', 'variant', 'fragment', 'npm2yarn', 'showLineNumbers'];

function languageProblem(language: string): string | null {
  if (kindOf(language) !== null) {
    return null;
  }
  const wrong =
    language === '' ? 'a fence needs a language' : `"${language}" is not a language of these pages`;
  return `${wrong}: write one of these after \`\`\`: ${LANGUAGES.join(', ')}`;
}

/** An option that nothing reads: the bar above the code would silently lack its title. */
function optionProblem(meta: string): string | null {
  const options = meta
    .replaceAll(/=(?:"[^"]*"|'[^']*'|\S+)/g, ' ')
    .split(/\s+/)
    .filter((option) => option !== '' && !/^\{\d[\d,-]*\}$/.test(option));
  const wrong = options.find((option) => !OPTIONS.includes(option));
  return wrong === undefined
    ? null
    : `a fence has no option "${wrong}"${didYouMean(nearestName(wrong, OPTIONS))}; the options are ${OPTIONS.join(', ')} and highlighted lines, as in {2,4-6}`;
}

/** Fences: each has a language that the site knows, and only options that are read. */
export const fences: Rule = ({ file, tree }) => {
  const problems: Problem[] = [];
  visit(tree, 'code', (code) => {
    const message = languageProblem(code.lang ?? '') ?? optionProblem(code.meta ?? '');
    if (message !== null) {
      problems.push({ file, line: lineOf(code), message });
    }
  });
  return problems;
};
