import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Pluggable, PluggableList, Plugin, Transformer } from 'unified';
import type { VFile } from 'vfile';
import rehypeCodeWords from '../../features/code/build/rehypeCodeWords';
import remarkExampleFile from '../../features/code/build/remarkExampleFile';
import remarkFigure from '../../features/content/build/remarkFigure';
import remarkKnownComponents from '../../features/content/build/remarkKnownComponents';
import remarkPackageManagers from '../../features/code/build/remarkPackageManagers';
import remarkSafeMarkup from '../../features/content/build/remarkSafeMarkup';
import remarkDemo from '../../features/demos/build/remarkDemo';
import { remarkApiLink, remarkReference } from '../../features/reference/build';
import { formatProblem, nameFile } from '../../site/problem';

/** A plugin's message as one line; other errors are unchanged. */
function withFileLine(error: unknown, page: VFile): unknown {
  const { reason, line } = error as { reason?: string; line?: number };
  return reason === undefined
    ? error
    : new Error(formatProblem({ file: nameFile(page.path), line: line ?? 1, message: reason }));
}

/**
 * Formats the messages of an MDX plugin as `file:line: what is wrong`. Docusaurus would print the
 * syntax tree around the mistake instead of its place.
 *
 * @param plugin with its options, in Docusaurus's format
 */
export function withFileLineErrors(plugin: Pluggable): Pluggable {
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
        throw withFileLine(error, page);
      }
    };
  };
  // Docusaurus takes a plugin, or a pair of plugin and options.
  return options.length > 0 ? [wrapped, ...options] : wrapped;
}

/**
 * The plugins that run before and after Docusaurus's own, in this order: the writer's source is checked
 * before any plugin adds elements.
 */
export function mdxPlugins(siteDir: string): {
  readonly beforeDefaultRemarkPlugins: PluggableList;
  readonly rehypePlugins: PluggableList;
  readonly remarkPlugins: PluggableList;
} {
  const plugins = [
    remarkSafeMarkup,
    remarkKnownComponents,
    remarkFigure,
    [remarkDemo, { siteDir }],
    [remarkExampleFile, { siteDir }],
    [remarkApiLink, { siteDir }],
    [remarkReference, { siteDir }],
  ];
  return {
    beforeDefaultRemarkPlugins: plugins.map((plugin) => withFileLineErrors(plugin as Pluggable)),
    rehypePlugins: [withFileLineErrors(rehypeCodeWords)],
    remarkPlugins: [
      [npm2yarn, { sync: true, converters: ['pnpm', 'yarn'] }],
      remarkPackageManagers,
    ],
  };
}
