import { applyFixes } from 'markdownlint';
import { lint } from 'markdownlint/sync';

/** Rules that do not suit MDX or this site, each with the reason. */
const OFF = {
  MD001: 'rules/headings.ts reports it with the right level',
  MD013: 'lines wrap as the writer likes',
  MD025: 'the title comes from the front matter; rules/headings.ts',
  MD033: 'remarkSafeMarkup decides which elements are allowed',
  MD040: 'rules/fences.ts reports it with the available languages',
  MD041: 'the title comes from the front matter',
  MD045: 'rules/media.ts reports it with an example',
  MD051: 'rules/links.ts knows the anchors of MDX',
  MD060: 'editors format tables',
};

const config = {
  default: true,
  ...Object.fromEntries(Object.keys(OFF).map((rule) => [rule, false])),
  MD004: { style: 'dash' },
  MD024: { siblings_only: true },
  MD029: { style: 'one_or_ordered' },
  MD046: { style: 'fenced' },
  MD048: { style: 'backtick' },
};

/** Turns comments into those of HTML, which markdownlint knows and MDX does not; same length. */
function withHtmlComments(source) {
  return source.replace(/\{\/\* ([^\n]*?) \*\/\}/g, '<!--$1 -->');
}

function findErrors(source) {
  return lint({ strings: { page: withHtmlComments(source) }, config }).page ?? [];
}

/**
 * Finds what markdownlint objects to.
 *
 * @param {string} source the text of an MDX file
 * @returns {{ line: number, message: string }[]}
 */
export function findStyleProblems(source) {
  return findErrors(source).map((error) => {
    const detail = error.errorDetail ? ` (${error.errorDetail})` : '';
    const fix = error.fixInfo ? '; npm run fix does it' : '';
    const [rule] = error.ruleNames;
    return { line: error.lineNumber, message: `${error.ruleDescription}${detail}${fix} [${rule}]` };
  });
}

/** A page's text with everything fixed that can be fixed automatically. */
export function fixStyle(source) {
  return applyFixes(source, findErrors(source));
}
