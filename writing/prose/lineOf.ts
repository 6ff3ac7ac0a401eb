import type { Node } from 'unist';

/** The line of the file that a node begins in. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}
