import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { DOCS_PLUGIN, PAGES_PLUGIN } from '../../../build/docusaurus/browser/names';
import {
  groupAddress,
  itemLabel,
  listPages,
  overviewPathnames,
  PRODUCTS,
  walkItems,
  type Product,
} from '../../../site';
import type { Site } from '../../../site/config';
import type { PublishingPlugin } from '../../../build/tools/publishing';
import { TREES } from '../../../site/trees';
import type { CardOrder, CardPage } from './makeCards';

/** Also the name of the generated folder. */
const NAME = 'social-cards';

/** A product's pages, and the overviews of its tree's groups. */
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

/** A page outside the docs: the home page, a product's overview, the search. */
function sitePage(path: string, baseUrl: string): CardPage {
  const product = PRODUCTS.find(({ basePath }) => path === `${basePath}/`);
  if (product) {
    return { path, title: product.name, trail: ['Documentation'], product };
  }
  const name = path.slice(baseUrl.length).replace(/\/$/, '').replace(/[-/]/g, ' ');
  const title = name === '' ? 'Documentation' : name.charAt(0).toUpperCase() + name.slice(1);
  return { path, title, trail: [], product: null };
}

/** Lists every page with a card; the 404 page and demo documents have none. */
function listCardPages(allContent: AllContent, baseUrl: string): CardPage[] {
  type Instances<Content> = Readonly<Record<string, Content | undefined>>;
  const docs = allContent[DOCS_PLUGIN] as Instances<DocsContent>;
  const pages = allContent[PAGES_PLUGIN] as Instances<PagesContent>;
  return [
    ...PRODUCTS.flatMap((product) => productPages(product, docs[product.docsPluginId])),
    ...Object.values(pages)
      .flatMap((content) => content ?? [])
      .filter(({ permalink }) => permalink.endsWith('/'))
      .map(({ permalink }) => sitePage(permalink, baseUrl)),
  ];
}

/** Draws cards in a worker thread: the bundler blocks this one and leaves half the CPUs idle. */
async function makeInThread(order: CardOrder): Promise<void> {
  const { default: Tinypool } = await import('tinypool');
  const filename = path.join(__dirname, 'cardThread.cjs');
  const thread = new Tinypool({
    filename,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
  });
  try {
    await thread.run(order);
  } finally {
    await thread.destroy();
  }
}

/**
 * Writes each page's social card, 1200 × 630 px, to `img/cards/` and the page's path. Cards do not
 * depend on finished pages, so they are drawn while the bundler works.
 */
export default function socialCards({ environment, versions }: Site) {
  return ({ siteDir, generatedFilesDir, baseUrl, siteConfig }: LoadContext): PublishingPlugin => {
    // The site's folder is emptied after the content is loaded.
    const folder = path.join(generatedFilesDir, NAME);
    let made: Promise<void> | null = null;
    return {
      name: NAME,
      allContentLoaded({ allContent }) {
        if (!environment.isDevelopment) {
          const pages = listCardPages(allContent, baseUrl);
          const address = new URL(siteConfig.url).host + baseUrl;
          made = makeInThread({ pages, siteDir, address, versions, folder, baseUrl });
          // The build continues, and fails in `publish` if there are no cards.
          made.catch(() => undefined);
        }
      },
      async publish({ outDir }) {
        if (made) {
          await made;
          await fs.cp(folder, outDir, { recursive: true });
        }
      },
    };
  };
}
