import type { Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../../src/build/tools/problem';
import { lineOf } from '../lineOf';
import type { Rule } from '../prosePage';
import { lineAt, visibleText } from '../visibleText';

/** Words that follow the name of what they are: the Roles tab, the `dist` folder. */
const KINDS =
  'folder|property|tab|button|section|column|event|plan|claim|header|heading|row|field|menu|dialog|checkbox|icon|link';

const KIND_LAST = new RegExp(
  `\\b(?:the|an?|its|your|each) (?:whole |new |other |empty )?(${KINDS})\\s+$`,
  'i',
);

/** In plain words, such as the text of a picture, a capital shows the name. */
const BEFORE_NAME = /\b(?:[Tt]he|[Aa]n?) (button|tab|dialog|section|checkbox) ([A-Z]\w+)/g;

const advise = (kind: string, name: string): string => `write the name first: ${name} ${kind}`;

/** Names come before the word for what they are: "the Roles tab", not "the tab Roles". */
export const nameOrder: Rule = ({ file, source, tree }) => {
  const text = visibleText(source, tree);
  const problems: Problem[] = [...text.matchAll(BEFORE_NAME)].map(
    ({ index, 1: kind = '', 2: name = '' }) => ({
      file,
      line: lineAt(text, index),
      message: advise(kind, name),
    }),
  );
  visit(tree, 'text', (words, index = 0, parent: Parents | undefined) => {
    const [, kind] = KIND_LAST.exec(words.value) ?? [];
    const next = parent?.children[index + 1];
    if (kind !== undefined && (next?.type === 'strong' || next?.type === 'inlineCode')) {
      problems.push({ file, line: lineOf(next), message: advise(kind, toString(next)) });
    }
  });
  return problems;
};
