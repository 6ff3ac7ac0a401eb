import {
  groupAddress,
  itemLabel,
  type NavigationItem,
  overviewPathnames,
  type Product,
  type ProductId,
} from '../../../site';
import { PRODUCT_TEXTS, SITE_TEXTS } from '../../../site/productTexts';
import type { MarkdownPage } from './readPage';

/** A product with its tree. */
interface ProductTree {
  readonly product: Product;
  readonly tree: readonly NavigationItem[];
}

/** Related pages: an overview and the pages below it. */
interface PageSection {
  readonly title: string;
  /** Pages with text of their own, in the order of the tree. */
  readonly pages: readonly string[];
  /** Overviews made from the tree, which say nothing that their pages do not. */
  readonly overviews: readonly string[];
}

/** Addresses of a tree's pages and overviews, each overview before what is below it. */
function addressesOf(
  items: readonly NavigationItem[],
  overviews: ReadonlySet<string>,
): readonly string[] {
  return items.flatMap((item) => {
    if (!item.children) {
      return [`${item.pathname}/`];
    }
    const address = groupAddress(item);
    return [
      ...(overviews.has(address) ? [`${address}/`] : []),
      ...addressesOf(item.children, overviews),
    ];
  });
}

/**
 * A product's pages by the sections of its tree, each page once.
 *
 * @returns addresses below the origin, with the slash at their end
 */
function pageSections({ product, tree }: ProductTree): readonly PageSection[] {
  const overviews = new Set(overviewPathnames(tree, product.basePath));
  return tree.map((group) => {
    const addresses = addressesOf([group], overviews);
    const isOverview = (address: string): boolean => overviews.has(address.slice(0, -1));
    return {
      title: itemLabel(group),
      pages: addresses.filter((address) => !isOverview(address)),
      overviews: addresses.filter(isOverview),
    };
  });
}

/** Every address of a product in reading order: its overview, then its tree. */
function productAddresses({ product, tree }: ProductTree): readonly string[] {
  const overviews = new Set(overviewPathnames(tree, product.basePath));
  return [`${product.basePath}/`, ...addressesOf(tree, overviews)];
}

/** What the texts need to know of the site. */
export interface SiteTexts {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Address of the site below its origin, such as `/toolpad/`. */
  readonly baseUrl: string;
  readonly versions: Readonly<Record<ProductId, string>>;
  readonly trees: readonly ProductTree[];
  /** Every page by its address below the origin. */
  readonly markdownPages: ReadonlyMap<string, MarkdownPage>;
}

/** Pages on the project rather than on its use, by the end of their address. */
const ABOUT_PROJECT = /\/(?:roadmap|support)\/$/;

/** Path of the file with the full text of a product's pages. */
export function fullTextAddress({ basePath }: Product): string {
  return `${basePath}/llms-full.txt`;
}

function pageOf(site: SiteTexts, address: string): MarkdownPage {
  const page = site.markdownPages.get(address);
  if (!page) {
    throw new Error(`${address} is in a navigation tree and has no Markdown`);
  }
  return page;
}

function entry(site: SiteTexts, address: string, name: (title: string) => string): string {
  const { title, description } = pageOf(site, address);
  return `- [${name(title)}](${site.siteUrl}${address}index.md): ${description}`;
}

const asItIs = (title: string): string => title;

function introduction({ trees, versions }: SiteTexts): readonly string[] {
  return trees.map(
    ({ product: { id, name } }) =>
      `- **${name}** v${versions[id]}: ${PRODUCT_TEXTS[id].introduction}`,
  );
}

/**
 * `llms.txt`: what the site is, then every page as a link to its Markdown, by product and section
 * in the order of the navigation (llmstxt.org). Overviews and pages on the project come last, as
 * optional.
 */
export function llmsText(site: SiteTexts): string {
  const { siteUrl, baseUrl, trees } = site;
  const sections = trees.flatMap((productTree) =>
    pageSections(productTree).map((section) => ({ ...section, product: productTree.product })),
  );
  const guides = sections.map(({ product, title, pages }) =>
    [
      `## ${product.name}: ${title}`,
      pages
        .filter((address) => !ABOUT_PROJECT.test(address))
        .map((address) => entry(site, address, asItIs))
        .join('\n'),
    ].join('\n\n'),
  );
  const optional = [
    entry(site, baseUrl, () => 'Home page'),
    ...trees.flatMap((productTree) => [
      entry(site, `${productTree.product.basePath}/`, (title) => `All pages of ${title}`),
      ...pageSections(productTree).flatMap(({ pages, overviews }) => [
        ...overviews.map((address) =>
          entry(site, address, (title) => `${productTree.product.name}: ${title} overview`),
        ),
        ...pages
          .filter((address) => ABOUT_PROJECT.test(address))
          .map((address) => entry(site, address, asItIs)),
      ]),
    ]),
  ];
  const fullTexts = trees.map(
    ({ product }) =>
      `- [${product.name}, all pages](${siteUrl}${fullTextAddress(product)}): the whole documentation of ${product.name} in one file.`,
  );
  return (
    [
      '# Toolpad',
      `> ${SITE_TEXTS.summary}`,
      introduction(site).join('\n'),
      `${SITE_TEXTS.separate} Code on a page belongs to the versions above. Every page is here as Markdown: add \`index.md\` to its URL. Some hosts also send it at the URL itself, to requests that accept \`text/markdown\`. Demos are included with their whole source in TypeScript; the pages also show them in JavaScript.`,
      ['## Full text', fullTexts.join('\n')].join('\n\n'),
      ...guides,
      ['## Optional', optional.join('\n')].join('\n\n'),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

/** `llms-full.txt` of a product: all its pages, each once, in the order of the navigation. */
export function llmsFullText(site: SiteTexts, productTree: ProductTree): string {
  const { id, name } = productTree.product;
  const pages = productAddresses(productTree).map((address) =>
    pageOf(site, address).markdown.trimEnd(),
  );
  const start = `# ${name} documentation\n\n> ${PRODUCT_TEXTS[id].introduction}\n\nAll ${pages.length} pages of ${name} v${site.versions[id]}. Each begins with a title and says its address in the line that ends with it; a line of dashes stands between two pages.`;
  return `${[start, ...pages].join('\n\n---\n\n')}\n`;
}
