import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import coreTree from '../../../../sidebars-core';
import studioTree from '../../../../sidebars-studio';
import {
  groupAddress,
  itemLabel,
  listPages,
  overviewPathnames,
  PRODUCTS,
  walkItems,
  type NavigationItem,
  type Product,
  type ProductId,
} from '../../../site';

/** What a page's card says. */
export interface CardPage {
  /** The page's path, with its trailing slash. */
  readonly path: string;
  readonly title: string;
  /** Titles of the groups it stands in, from the outside in. */
  readonly trail: readonly string[];
  /** `null`: of the site as a whole. */
  readonly product: ProductId | null;
}

const TREES: Readonly<Record<ProductId, readonly NavigationItem[]>> = {
  'toolpad-core': coreTree,
  'toolpad-studio': studioTree,
};

/** A product's pages, with the titles that they have themselves. */
function docPages(
  product: Product,
  tree: readonly NavigationItem[],
  docs: DocsContent,
): CardPage[] {
  const trails = new Map(listPages(tree).map(({ pathname, trail }) => [`${pathname}/`, trail]));
  return docs.loadedVersions.flatMap((version) =>
    version.docs.map(({ permalink, title }) => ({
      path: permalink,
      title,
      trail: trails.get(permalink) ?? [],
      product: product.id,
    })),
  );
}

/** The overviews that are made of a tree's groups. */
function overviewPages(product: Product, tree: readonly NavigationItem[]): CardPage[] {
  const addresses = new Set(overviewPathnames(tree, product.basePath));
  return [...walkItems(tree)]
    .filter((item) => item.children && addresses.has(groupAddress(item)))
    .map((group) => ({
      path: `${groupAddress(group)}/`,
      title: itemLabel(group),
      trail: ['All pages'],
      product: product.id,
    }));
}

/** A page that is no documentation: the home page, a product's overview, the search. */
function sitePage(path: string, baseUrl: string): CardPage {
  const product = PRODUCTS.find(({ basePath }) => path === `${basePath}/`);
  if (product) {
    return { path, title: product.name, trail: ['Documentation'], product: product.id };
  }
  const name = path.slice(baseUrl.length).replace(/\/$/, '').replace(/[-/]/g, ' ');
  const title = name === '' ? 'Documentation' : name.charAt(0).toUpperCase() + name.slice(1);
  return { path, title, trail: [], product: null };
}

/**
 * Lists every page that has a card: what the docs plugins and the pages plugin have loaded, without
 * the 404 page and the documents of demos.
 */
export function listCardPages(allContent: AllContent, baseUrl: string): CardPage[] {
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<
    string,
    DocsContent | undefined
  >;
  const pages = allContent['docusaurus-plugin-content-pages'] as Record<
    string,
    PagesContent | undefined
  >;
  return [
    ...PRODUCTS.flatMap((product) => {
      const tree = TREES[product.id];
      const content = docs[product.docsPluginId];
      return [
        ...(content ? docPages(product, tree, content) : []),
        ...overviewPages(product, tree),
      ];
    }),
    ...Object.values(pages)
      .flatMap((content) => content ?? [])
      .filter(({ permalink }) => permalink.endsWith('/'))
      .map(({ permalink }) => sitePage(permalink, baseUrl)),
  ];
}
