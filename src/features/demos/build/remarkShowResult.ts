import type { Code, Root, RootContent } from 'mdast';
import type { Processor, Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** A part of the guide: Markdown has no word for it, so it says what element it becomes. */
function box(className: string, children: readonly RootContent[]): RootContent {
  const node = { type: 'sample', data: { hName: 'div', hProperties: { className } }, children };
  return node as unknown as RootContent;
}

/**
 * Puts beside each fence `mdx result` what the fence makes, so that the writers' guide cannot show
 * another source than the one that ran.
 */
export default function remarkShowResult(this: Processor): Transformer<Root> {
  return (tree: Root) => {
    visit(tree, 'code', (code: Code, index, parent) => {
      if (code.lang !== 'mdx' || code.meta !== 'result' || index === undefined || !parent) {
        return undefined;
      }
      const { children } = this.parse(code.value) as Root;
      const source: Code = { ...code, meta: null };
      parent.children[index] = box('guide-sample', [source, box('guide-result', children)]);
      return [SKIP, index + 1];
    });
  };
}
