import type { Root } from 'mdast';
import type { Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { ProsePage } from './prosePage';

const ALLOWED = /^\s*\/\*\s*allow: ([\w,' ’-]+?)\s*\*\/\s*$/;

interface Allowance {
  readonly words: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Finds each `{/* allow: just *\/}`, which applies to its paragraph or to the block after it. */
function allowances(tree: Root): readonly Allowance[] {
  const found: Allowance[] = [];
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node, index, parent) => {
    const [, list] = ALLOWED.exec('value' in node ? node.value : '') ?? [];
    if (list !== undefined) {
      const next = (parent as Parent | undefined)?.children[(index ?? 0) + 1];
      const place = (node.type === 'mdxFlowExpression' ? next : parent)?.position;
      const lower = list.toLowerCase();
      // Words as well as phrases, such as "leads to".
      const words = [...lower.split(/[, ]+/), ...lower.split(/ *, */)];
      found.push({ words, from: place?.start.offset ?? 0, to: place?.end.offset ?? 0 });
    }
  });
  return found;
}

/** Whether a comment on the page allows a banned or unknown word at its position. */
export function isAllowed({ tree }: ProsePage, word: string, offset: number): boolean {
  return allowances(tree).some(
    ({ words, from, to }) => words.includes(word.toLowerCase()) && from <= offset && offset < to,
  );
}
