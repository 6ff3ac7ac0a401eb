import type { Code, Root, RootContent } from 'mdast';
import type { Processor, Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** A `<div>`; Markdown has no node type for it. */
function box(className: string, children: readonly RootContent[]): RootContent {
  const node = { type: 'sample', data: { hName: 'div', hProperties: { className } }, children };
  return node as unknown as RootContent;
}

/** Renders the result of each `mdx result` code block next to it, for the writers' guide. */
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
