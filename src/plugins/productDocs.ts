import path from 'node:path';
import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';
import { PRODUCTS, treeToSidebar, type NavigationItem } from '../navigation';
import { compareTreeWithPages } from './pageTree';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/** The file that holds a docs instance's navigation tree (spec 1.2). */
function treeFile(siteDir: string, pluginId: string): string {
  return path.join(siteDir, `sidebars-${pluginId.replace('docs-', '')}.ts`);
}

/**
 * A product's documentation: Docusaurus' own docs plugin, with the sidebar made from the product's
 * navigation tree and read anew whenever the tree's file changes.
 *
 * @throws Error when tree and pages disagree, naming both sides of each difference (spec 8)
 */
export default async function productDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const product = PRODUCTS.find(({ docsPluginId }) => docsPluginId === options.id);
  if (!product) {
    throw new Error(`Docs instance "${options.id}" belongs to no product`);
  }
  const file = treeFile(context.siteDir, options.id);

  const sidebarItemsGenerator: PluginOptions['sidebarItemsGenerator'] = async ({ docs }) => {
    const tree = (await loadFreshModule(file)) as readonly NavigationItem[];
    const sidebar = treeToSidebar(tree, product);
    const problems = compareTreeWithPages(
      tree,
      docs.map(({ id }) => id),
      product,
    );
    if (problems.length > 0) {
      throw new Error(`Pages and navigation tree disagree\n  ${problems.join('\n  ')}`);
    }
    return sidebar;
  };

  const plugin = await pluginContentDocs(context, { ...options, sidebarItemsGenerator });
  return {
    ...plugin,
    getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), file],
  };
}
