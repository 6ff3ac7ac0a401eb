import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { unified, type PluggableList, type Plugin } from 'unified';
import rehypeCodeWords from '../features/code/build/rehypeCodeWords';
import remarkExampleFile from '../features/code/build/remarkExampleFile';
import remarkCompatibility from '../features/compatibility/build';
import remarkFigure from '../features/content/build/remarkFigure';
import remarkKnownComponents from '../features/content/build/remarkKnownComponents';
import remarkPackageManagers from '../features/code/build/remarkPackageManagers';
import remarkSafeMarkup from '../features/content/build/remarkSafeMarkup';
import remarkDemo from '../features/demos/build/remarkDemo';
import { remarkApiLink, remarkReference } from '../features/reference/build';
import { formatProblem, nameFile } from './tools/problem';

/** Wraps plugins in one that reports errors as `file:line: message`, not as a syntax tree. */
export function withFileLineErrors(plugins: PluggableList): Plugin {
  return () => {
    const processor = unified().use(plugins);
    return async (tree, page) => {
      try {
        return await processor.run(tree, page);
      } catch (error) {
        const { reason, line } = error as { reason?: string; line?: number };
        throw reason === undefined
          ? error
          : new Error(
              formatProblem({ file: nameFile(page.path), line: line ?? 1, message: reason }),
            );
      }
    };
  };
}

/**
 * MDX plugins, in order: the writer's source is checked before any plugin adds elements.
 */
export function mdxPlugins(siteDir: string) {
  const plugins: PluggableList = [
    remarkSafeMarkup,
    remarkKnownComponents,
    [remarkCompatibility, { siteDir }],
    remarkFigure,
    [remarkDemo, { siteDir }],
    [remarkExampleFile, { siteDir }],
    [remarkApiLink, { siteDir }],
    [remarkReference, { siteDir }],
  ];
  return {
    beforeDefaultRemarkPlugins: [withFileLineErrors(plugins)],
    rehypePlugins: [withFileLineErrors([rehypeCodeWords])],
    remarkPlugins: [
      [npm2yarn, { sync: true, converters: ['pnpm', 'yarn'] }],
      remarkPackageManagers,
    ] satisfies PluggableList,
  };
}
