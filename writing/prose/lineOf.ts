import type { Node } from 'unist';

/** The line of the file on which a node begins. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}
