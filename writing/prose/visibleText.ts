import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Node } from 'unist';

/** Attributes that readers see. */
const READ_ATTRIBUTES = ['alt', 'caption', 'label', 'title'];

/**
 * What readers see of a page, at its position in the file: everything else (code, URLs, markup,
 * comments) is white space, so that lines and columns are those of the file.
 */
export function visibleText(source: string, tree: Root): string {
  const kept: (readonly [start: number, end: number])[] = [];
  const keepInside = (node: Node, text: string): void => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
    const at = text === '' ? -1 : source.slice(start, end).indexOf(text);
    if (at !== -1) {
      kept.push([start + at, start + at + text.length]);
    }
  };
  visit(tree, (node) => {
    if (node.type === 'text') {
      kept.push([node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]);
    } else if (node.type === 'image') {
      keepInside(node, node.alt ?? '');
    } else if (node.type === 'yaml') {
      for (const [, name = '', value = ''] of node.value.matchAll(/^(\w+):[ \t]*(.*)$/gm)) {
        keepInside(node, name === 'title' || name === 'description' ? value : '');
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const isRead =
          attribute.type === 'mdxJsxAttribute' && READ_ATTRIBUTES.includes(attribute.name);
        keepInside(node, isRead && typeof attribute.value === 'string' ? attribute.value : '');
      }
    }
  });
  const blank = source.replace(/[^\n]/g, ' ');
  return kept
    .sort(([a], [b]) => a - b)
    .reduce(
      (text, [start, end]) => text.slice(0, start) + source.slice(start, end) + text.slice(end),
      blank,
    );
}

/** The line of an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
