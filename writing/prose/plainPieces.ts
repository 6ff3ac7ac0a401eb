import type { PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { lineOf } from './lineOf';

/** A part of a block's text: plain text, code, or a label. */
export interface Piece {
  readonly kind: 'plain' | 'code' | 'label';
  readonly text: string;
  readonly line: number;
}

/** Whether bold or linked words are a name, such as **Only me** on a button, not just emphasis. */
function isName(text: string): boolean {
  return /^\p{Lu}/u.test(text) && !/[.:!?]$/.test(text);
}

/** The text of a block without markup, in parts. */
export function plainPieces(
  nodes: readonly PhrasingContent[],
  kind: Piece['kind'] = 'plain',
): readonly Piece[] {
  return nodes.flatMap((node): readonly Piece[] => {
    const line = lineOf(node);
    switch (node.type) {
      case 'text':
        return [{ kind, text: node.value, line }];
      case 'inlineCode':
        return [{ kind: 'code', text: node.value, line }];
      case 'break':
        return [{ kind, text: ' ', line }];
      case 'strong':
      case 'link':
      case 'linkReference':
        return plainPieces(node.children, isName(toString(node)) ? 'label' : kind);
      case 'textDirective':
        // A colon before a word, as in localhost:port, is not a directive here.
        return [{ kind, text: `:${node.name}`, line }, ...plainPieces(node.children, kind)];
      default:
        return 'children' in node ? plainPieces(node.children, kind) : [];
    }
  });
}
