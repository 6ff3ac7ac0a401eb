import type { Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';

/** Lines of text below the heading that the highest screens show, and a few more. */
const FIRST_LINES = 45;
/** Characters that a line of text holds. */
const LINE_LENGTH = 90;
/** How high a running demo, a figure or another component is besides its text, in lines. */
const COMPONENT_LINES = 12;

/** How many lines a block of a page takes on a screen, roughly; one of them parts it from the next. */
function linesOf(block: RootContent): number {
  const lines = toString(block)
    .split('\n')
    .map((line) => Math.ceil(line.length / LINE_LENGTH));
  let components = 0;
  visit(block, 'mdxJsxFlowElement', () => {
    components += 1;
  });
  return lines.reduce((sum, count) => sum + count, 1) + components * COMPONENT_LINES;
}

/**
 * Puts the blocks of a page that no screen shows at first into `LaterPart`: a reader who follows a link
 * sees the page before the whole of it is rendered. Imports and exports stay where they are.
 */
export default function rehypeLaterPart(): Transformer<Root> {
  return (tree: Root) => {
    let lines = 0;
    const first: RootContent[] = [];
    const later: MdxJsxFlowElementHast['children'] = [];
    for (const block of tree.children) {
      if (lines < FIRST_LINES || block.type === 'mdxjsEsm' || block.type === 'doctype') {
        first.push(block);
      } else {
        later.push(block);
      }
      lines += block.type === 'text' ? 0 : linesOf(block);
    }
    if (later.some(({ type }) => type !== 'text')) {
      tree.children = [
        ...first,
        { type: 'mdxJsxFlowElement', name: 'LaterPart', attributes: [], children: later },
      ];
    }
  };
}
