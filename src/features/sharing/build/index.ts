import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import {
  groupAddress,
  itemLabel,
  listPages,
  overviewPathnames,
  PRODUCTS,
  walkItems,
  type Product,
} from '../../../site';
import { TREES } from '../../../site/trees';
import type { CardPage } from './makeCards';

/** A product's pages, with their own titles, and the overviews that are made of its tree's groups. */
function productPages(product: Product, docs: DocsContent | undefined): CardPage[] {
  const tree = TREES[product.id];
  const trails = new Map(listPages(tree).map(({ pathname, trail }) => [`${pathname}/`, trail]));
  const overviews = new Set(overviewPathnames(tree, product.basePath));
  return [
    ...(docs?.loadedVersions ?? [])
      .flatMap((version) => version.docs)
      .map(({ permalink: path, title }) => ({ path, title, trail: trails.get(path) ?? [] })),
    ...[...walkItems(tree)]
      .filter((item) => item.children && overviews.has(groupAddress(item)))
      .map((group) => ({
        path: `${groupAddress(group)}/`,
        title: itemLabel(group),
        trail: ['All pages'],
      })),
  ].map((page) => ({ ...page, product }));
}

/** A page that is no documentation: the home page, a product's overview, the search. */
function sitePage(path: string, baseUrl: string): CardPage {
  const product = PRODUCTS.find(({ basePath }) => path === `${basePath}/`);
  if (product) {
    return { path, title: product.name, trail: ['Documentation'], product };
  }
  const name = path.slice(baseUrl.length).replace(/\/$/, '').replace(/[-/]/g, ' ');
  const title = name === '' ? 'Documentation' : name.charAt(0).toUpperCase() + name.slice(1);
  return { path, title, trail: [], product: null };
}

/**
 * Lists every page that has a card: what the docs plugins and the pages plugin have loaded, without
 * the 404 page and the documents of demos.
 */
function listCardPages(allContent: AllContent, baseUrl: string): CardPage[] {
  type Instances<Content> = Readonly<Record<string, Content | undefined>>;
  const docs = allContent['docusaurus-plugin-content-docs'] as Instances<DocsContent>;
  const pages = allContent['docusaurus-plugin-content-pages'] as Instances<PagesContent>;
  return [
    ...PRODUCTS.flatMap((product) => productPages(product, docs[product.docsPluginId])),
    ...Object.values(pages)
      .flatMap((content) => content ?? [])
      .filter(({ permalink }) => permalink.endsWith('/'))
      .map(({ permalink }) => sitePage(permalink, baseUrl)),
  ];
}

/**
 * Draws the social card of each page: its title and section in the frame of its product, 1200 × 630 px,
 * at `img/cards/` and the page's own path.
 */
export default function socialCards(context: LoadContext): Plugin {
  let pages: readonly CardPage[] = [];
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      pages = listCardPages(allContent, context.baseUrl);
    },
    async postBuild({ outDir }) {
      // What draws takes a second to load, which a writer's `npm start` should not wait for.
      const { makeCards } = await import('./makeCards');
      await makeCards(pages, context, outDir);
    },
  };
}
