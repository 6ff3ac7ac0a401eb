import {
  groupAddress,
  itemLabel,
  type NavigationItem,
  overviewPathnames,
  type Product,
  type ProductId,
} from '../../../site';
import { PRODUCT_TEXTS, SITE_TEXTS } from '../../../site/productTexts';
import type { MarkdownPage } from './markdownPage';

interface ProductTree {
  readonly product: Product;
  readonly tree: readonly NavigationItem[];
}

/** The site's data for the texts. */
export interface SiteTexts {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Path of the site, such as `/toolpad/`. */
  readonly baseUrl: string;
  readonly versions: Readonly<Record<ProductId, string>>;
  readonly trees: readonly ProductTree[];
  /** All pages by path. */
  readonly markdownPages: ReadonlyMap<string, MarkdownPage>;
}

/** Path of the file with all pages of a product. */
export function fullTextAddress({ basePath }: Product): string {
  return `${basePath}/llms-full.txt`;
}

/** Pages about the project rather than its use. */
const ABOUT_PROJECT = /\/(?:roadmap|support)\/$/;

interface Listed {
  /** Path, with a trailing slash. */
  readonly address: string;
  /** An overview is generated from the tree and adds nothing to its pages. */
  readonly kind: 'guide' | 'project' | 'overview';
}

/** A product's pages and overviews in reading order, each overview before its pages. */
function listAddresses(
  { product, tree }: ProductTree,
  items: readonly NavigationItem[] = tree,
): readonly Listed[] {
  const overviews = new Set(overviewPathnames(tree, product.basePath));
  const list = (item: NavigationItem): readonly Listed[] => {
    if (!item.children) {
      const address = `${item.pathname}/`;
      return [{ address, kind: ABOUT_PROJECT.test(address) ? 'project' : 'guide' }];
    }
    const address = groupAddress(item);
    const pages = item.children.flatMap(list);
    return overviews.has(address)
      ? [{ address: `${address}/`, kind: 'overview' }, ...pages]
      : pages;
  };
  return items.flatMap(list);
}

function pageOf(site: SiteTexts, address: string): MarkdownPage {
  const page = site.markdownPages.get(address);
  if (!page) {
    throw new Error(`${address} is in a navigation tree but has no Markdown version`);
  }
  return page;
}

/**
 * `llms.txt` (llmstxt.org): an introduction, then every page as a link to its Markdown, by product
 * and section in navigation order. Overviews and pages about the project come last, as optional.
 */
export function llmsText(site: SiteTexts): string {
  const { siteUrl, baseUrl, trees, versions } = site;
  const entry = (address: string, name = (title: string) => title): string => {
    const { title, description } = pageOf(site, address);
    return `- [${name(title)}](${siteUrl}${address}index.md): ${description}`;
  };
  const introductions: string[] = [];
  const fullTexts = ['## Full text\n'];
  const guides: string[] = [];
  const optional = ['## Optional\n', entry(baseUrl, () => 'Home page')];
  for (const productTree of trees) {
    const { id, name, basePath } = productTree.product;
    introductions.push(`- **${name}** v${versions[id]}: ${PRODUCT_TEXTS[id].introduction}`);
    fullTexts.push(
      `- [${name}, all pages](${siteUrl}${fullTextAddress(productTree.product)}): all of the ${name} documentation in one file.`,
    );
    optional.push(entry(`${basePath}/`, (title) => `All pages of ${title}`));
    for (const group of productTree.tree) {
      const listed = listAddresses(productTree, [group]);
      const entriesOf = (kind: Listed['kind'], name?: (title: string) => string) =>
        listed.flatMap((item) => (item.kind === kind ? [entry(item.address, name)] : []));
      guides.push(`## ${name}: ${itemLabel(group)}\n\n${entriesOf('guide').join('\n')}`);
      optional.push(
        ...entriesOf('overview', (title) => `${name}: ${title} overview`),
        ...entriesOf('project'),
      );
    }
  }
  const parts = [
    '# Toolpad',
    `> ${SITE_TEXTS.summary}`,
    introductions.join('\n'),
    `${SITE_TEXTS.separate} Code applies to the versions above. Every page is also available as Markdown: append \`index.md\` to its URL. Some hosts also return it at the URL itself, for requests that accept \`text/markdown\`. Demos are included with their full TypeScript source; the pages also show them in JavaScript.`,
    fullTexts.join('\n'),
    ...guides,
    optional.join('\n'),
  ];
  return `${parts.join('\n\n').trimEnd()}\n`;
}

/** `llms-full.txt` of a product: all its pages, once each, in navigation order. */
export function llmsFullText(site: SiteTexts, productTree: ProductTree): string {
  const { id, name, basePath } = productTree.product;
  const addresses = [`${basePath}/`, ...listAddresses(productTree).map(({ address }) => address)];
  const pages = addresses.map((address) => pageOf(site, address).markdown.trimEnd());
  const start = `# ${name} documentation\n\n> ${PRODUCT_TEXTS[id].introduction}\n\nAll ${pages.length} pages of ${name} v${site.versions[id]}. Each starts with its title, and has a line that ends with its URL; a line of dashes separates pages.`;
  return `${[start, ...pages].join('\n\n---\n\n')}\n`;
}
