import fs from 'node:fs/promises';
import path from 'node:path';
import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';
import type { Compiler } from 'webpack';
import { type NavigationItem, PRODUCTS, treeToSidebar } from '../../site';
import { formatProblem } from '../tools/problem';
import { reloadLater } from './reloadLater';
import { checkTree, treeFileName } from '../tools/pageTree';

/** Turns errors outside a page's own text into compilation errors, which the browser shows. */
function errorOverlay() {
  let shown: string | null = null;
  let recompile = (): void => undefined;
  return {
    /** Shows a message until it is replaced; `null` clears it. */
    show(text: string | null): void {
      if (text !== shown) {
        shown = text;
        recompile();
      }
    },
    /** For the client compiler. */
    apply(compiler: Compiler): void {
      recompile = () => compiler.watching?.invalidate();
      compiler.hooks.thisCompilation.tap('FaultOverlay', ({ errors }) => {
        if (shown !== null) {
          errors.push(new Error(shown));
        }
      });
    },
  };
}

export { validateOptions } from '@docusaurus/plugin-content-docs';

/**
 * A product's documentation: Docusaurus's docs plugin with a sidebar derived from the navigation
 * tree, updated when the tree's file changes.
 *
 * @throws Error with a line for each difference between tree and pages (spec 8); in development,
 *   the page shows them, and the sidebar stays as it was
 *
 * Checked with Docusaurus 3.10.2; guarded by tests/browser/structure.spec.ts, tests/browser/overviews.spec.ts.
 */
export default async function productDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const product = PRODUCTS.find(({ docsPluginId }) => docsPluginId === options.id);
  if (!product) {
    throw new Error(`Docs instance "${options.id}" belongs to no product`);
  }
  const file = path.join(context.siteDir, treeFileName(options.id));
  const overlay = errorOverlay();
  // `null` until content has been read once; a build reads it only once.
  let lastSidebar: ReturnType<typeof treeToSidebar> | null = null;

  const sidebarItemsGenerator: PluginOptions['sidebarItemsGenerator'] = async ({ docs }) => {
    const tree = (await loadFreshModule(file)) as readonly NavigationItem[];
    const problems = checkTree({
      tree,
      treeSource: await fs.readFile(file, 'utf8'),
      pages: docs.map(({ source, title }) => ({ file: source.replace('@site/', ''), title })),
      product,
    });
    if (problems.length > 0) {
      const message = `Pages and navigation tree disagree\n${problems.map(formatProblem).join('\n')}`;
      overlay.show(message);
      if (lastSidebar === null) {
        throw new Error(message);
      }
      return lastSidebar;
    }
    overlay.show(null);
    lastSidebar = treeToSidebar(tree, product);
    return lastSidebar;
  };

  const plugin = await pluginContentDocs(context, { ...options, sidebarItemsGenerator });
  return reloadLater({
    ...plugin,
    // Page summaries for the product's overview, which is outside this docs instance.
    contentLoaded: async ({ actions, content }) => {
      const docs = content.loadedVersions.flatMap((version) => version.docs);
      const texts = Object.fromEntries(
        docs.map(({ permalink, title, description }) => [permalink, { title, description }]),
      );
      const setGlobalData = (data: unknown) =>
        actions.setGlobalData({ ...(data as object), texts });
      await plugin.contentLoaded?.({ content, actions: { ...actions, setGlobalData } });
    },
    configureWebpack: (config, isServer, utils, content) => {
      const own = plugin.configureWebpack?.(config, isServer, utils, content) ?? {};
      return isServer ? own : { ...own, plugins: [...(own.plugins ?? []), overlay] };
    },
    getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), file],
  });
}
