import { visit } from 'unist-util-visit';
import { isAllowed } from '../allowances';
import { lineAt, visibleText } from '../visibleText';
import type { Rule } from '../prosePage';

/** Words that tell readers how they should feel about a task, and what to do about each. */
const BANNED = new Map([
  ['simply', 'leave it out'],
  ['just', 'leave it out, or say "only"'],
  ['easy', 'say how many steps it takes, or leave it out'],
  ['easily', 'say how, or leave it out'],
  ['obviously', 'leave it out'],
]);

const BANNED_WORD = new RegExp(`\\b(?:${[...BANNED.keys()].join('|')})\\b`, 'gi');

/** Words that pages do not use, except where a comment allows one. */
export const bannedWords: Rule = (page) => {
  const text = visibleText(page.source, page.tree);
  return [...text.matchAll(BANNED_WORD)]
    .map(({ 0: word, index }) => ({ word, offset: index }))
    .filter(({ word, offset }) => !isAllowed(page, word, offset))
    .map(({ word, offset }) => ({
      file: page.file,
      line: lineAt(text, offset),
      message: `"${word}": ${BANNED.get(word.toLowerCase()) ?? 'leave it out'}; where it means something else, put {/* allow: ${word.toLowerCase()} */} before the paragraph`,
    }));
};

/** A word and the same again, in one paragraph; users sign in in a dialog, or at a stand-in in a test. */
const REPEATED = /(?<!-|\bsign )\b(\p{L}+)(?: |\n {0,8})\1\b/giu;

/** Words that were written twice. */
export const repeatedWords: Rule = (page) => {
  const text = visibleText(page.source, page.tree);
  return [...text.matchAll(REPEATED)]
    .filter(({ 1: word = '', index }) => !isAllowed(page, word, index))
    .map(({ 1: word = '', index }) => ({
      file: page.file,
      line: lineAt(text, index),
      message: `"${word}" is there twice`,
    }));
};

const TO_WRITE = /^\s*\/\*\s*write:\s*([\s\S]*?)\s*\*\/\s*$/;

/** What a template leaves to the writer and is still to be written. */
export const unwritten: Rule = ({ file, tree }) => {
  const problems: { file: string; line: number; message: string }[] = [];
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    const [, what] = TO_WRITE.exec('value' in node ? node.value : '') ?? [];
    if (what !== undefined) {
      const message = `still to be written, or to be removed with its heading: ${what}`;
      problems.push({ file, line: node.position?.start.line ?? 1, message });
    }
  });
  return problems;
};
