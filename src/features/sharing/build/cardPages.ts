import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import {
  groupAddress,
  itemLabel,
  listPages,
  overviewPathnames,
  PRODUCTS,
  walkItems,
  type Product,
  type ProductId,
} from '../../../site';
import { TREES } from '../../../site/trees';
import type { CardText } from './cardDesign';

/** A page that has a card, and what the card says. */
export interface CardPage extends CardText {
  /** The page's path, with its trailing slash. */
  readonly path: string;
  /** `null`: of the site as a whole. */
  readonly product: ProductId | null;
}

/** A product's pages, with their own titles, and the overviews that are made of its tree's groups. */
function productPages({ id, basePath }: Product, docs: DocsContent | undefined): CardPage[] {
  const tree = TREES[id];
  const trails = new Map(listPages(tree).map(({ pathname, trail }) => [`${pathname}/`, trail]));
  const pages = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
  const addresses = new Set(overviewPathnames(tree, basePath));
  const overviews = [...walkItems(tree)].filter(
    (item) => item.children && addresses.has(groupAddress(item)),
  );
  return [
    ...pages.map(({ permalink: path, title }) => ({ path, title, trail: trails.get(path) ?? [] })),
    ...overviews.map((group) => ({
      path: `${groupAddress(group)}/`,
      title: itemLabel(group),
      trail: ['All pages'],
    })),
  ].map((page) => ({ ...page, product: id }));
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
    ...PRODUCTS.flatMap((product) => productPages(product, docs[product.docsPluginId])),
    ...Object.values(pages)
      .flatMap((content) => content ?? [])
      .filter(({ permalink }) => permalink.endsWith('/'))
      .map(({ permalink }) => sitePage(permalink, baseUrl)),
  ];
}
