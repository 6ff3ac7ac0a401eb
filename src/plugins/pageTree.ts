import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { coreTree } from '../../sidebars-core';
import { studioTree } from '../../sidebars-studio';
import {
  docId,
  groupAddress,
  listPages,
  overviewPathnames,
  PRODUCTS,
  walkItems,
  type NavigationItem,
  type TreeProduct,
} from '../navigation';

const TREES: Readonly<Record<string, readonly NavigationItem[]>> = {
  'docs-core': coreTree,
  'docs-studio': studioTree,
};

/**
 * Compares a product's tree with its pages (spec 1.1, 8).
 *
 * @param items the tree
 * @param docIds ids of the pages there are
 * @param product the product's address and name
 * @param folder where its pages lie, as named in messages
 * @returns one line for each page without an entry, entry without a page, and address that would
 *   lead to a 404; empty when all is well
 */
export function compareTreeWithPages(
  items: readonly NavigationItem[],
  docIds: readonly string[],
  product: TreeProduct,
  folder: string,
): string[] {
  const sidebar = `sidebars-${folder.replace('docs-', '')}.ts`;
  const entries = new Map(
    listPages(items).map(({ pathname }) => [docId(pathname, product.basePath), pathname]),
  );
  const groups = new Set([...walkItems(items)].filter((item) => item.children).map(groupAddress));
  const orphans = docIds
    .filter((id) => !entries.has(id))
    .map((id) => `${folder}/${id}.mdx is in no tree: add its address to ${sidebar}`);
  const missing = [...entries]
    .filter(([id]) => !docIds.includes(id))
    .map(([id, pathname]) => `${pathname} in ${sidebar} has no page: write ${folder}/${id}.mdx`);
  const uncovered = overviewPathnames(items, product.basePath)
    .filter((pathname) => pathname !== product.basePath && !groups.has(pathname))
    .map((pathname) => `${pathname}/ leads nowhere: ${sidebar} has no group with this address`);
  return [...orphans, ...missing, ...uncovered];
}

/** Stops the build where trees and pages disagree, naming both sides of each difference (spec 8). */
export default function pageTree(): Plugin {
  return {
    name: 'page-tree',
    allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
      const problems = PRODUCTS.flatMap((product) => {
        const content = docs[product.docsPluginId] as LoadedContent | undefined;
        const ids = (content?.loadedVersions ?? []).flatMap((version) =>
          version.docs.map(({ id }) => id),
        );
        return compareTreeWithPages(
          TREES[product.docsPluginId] ?? [],
          ids,
          product,
          product.docsPluginId,
        );
      });
      if (problems.length > 0) {
        throw new Error(`Pages and navigation trees disagree\n  ${problems.join('\n  ')}`);
      }
      return Promise.resolve();
    },
  };
}
