import type { Pluggable, Plugin, Transformer } from 'unified';
import type { VFile } from 'vfile';
import { formatProblem, nameFile } from '../../site/problem';

/** A plugin's message as one line; whatever else was thrown as it is. */
function plainFault(error: unknown, page: VFile): unknown {
  const { reason, line } = error as { reason?: string; line?: number };
  return reason === undefined
    ? error
    : new Error(formatProblem({ file: nameFile(page.path), line: line ?? 1, message: reason }));
}

/**
 * Gives the messages of a plugin for pages the form `file:line: what is wrong`. Docusaurus would print the
 * tree around the mistake instead of the place.
 *
 * @param plugin with its options, as Docusaurus takes it
 */
export function plainFaults(plugin: Pluggable): Pluggable {
  const [attach, ...options] = (Array.isArray(plugin) ? plugin : [plugin]) as [
    Plugin<unknown[]>,
    ...unknown[],
  ];
  const wrapped: Plugin<unknown[]> = function wrap(...given) {
    const transform = attach.apply(this, given) as Transformer | undefined;
    return async (tree, page) => {
      try {
        await transform?.call(this, tree, page, () => undefined);
      } catch (error) {
        throw plainFault(error, page);
      }
    };
  };
  // Docusaurus takes a plugin alone, or a pair.
  return options.length > 0 ? [wrapped, ...options] : wrapped;
}
