import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../../src/build/tools/problem';
import { lineOf } from '../lineOf';
import type { Rule } from '../prosePage';

type Callout = Extract<Nodes, { type: 'containerDirective' }>;

const KINDS = ['note', 'tip', 'warning', 'danger'];

/** The minimum number of words on a screen of 1280 by 800 px. */
const SCREEN = 200;

/** Callouts: of a kind that the writers' guide explains, and at most two on a screen. */
export const callouts: Rule = ({ file, source, tree }) => {
  const found: Callout[] = [];
  visit(tree, 'containerDirective', (directive) => void found.push(directive));
  const startOf = (callout: Callout): number => callout.position?.start.offset ?? 0;
  return found.flatMap((callout, place): readonly Problem[] => {
    const report = (message: string): Problem => ({ file, line: lineOf(callout), message });
    const last = found[place - 2];
    const isCrowded =
      last !== undefined &&
      source.slice(startOf(last), startOf(callout)).split(/\s+/).length < SCREEN;
    return [
      ...(KINDS.includes(callout.name)
        ? []
        : [report(`:::${callout.name}: a callout is a ${KINDS.join(', a ')}`)]),
      ...(isCrowded
        ? [
            report(
              `the third callout within ${SCREEN} words: keep two, and say the rest in the text`,
            ),
          ]
        : []),
    ];
  });
};
