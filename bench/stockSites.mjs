/** Stock Docusaurus with Faster: a new site with its classic preset, and our pages in it. */
import fs from 'node:fs/promises';
import path from 'node:path';
import jiti from 'jiti';
import { corpusSections, writeCorpus } from './corpus.mjs';
import { addPackages } from './sites.mjs';

const load = jiti(import.meta.url, { interopDefault: true });

/** The browsers that a new Docusaurus site is built for. */
const BROWSERSLIST = ['>0.5%', 'not dead', 'not op_mini all'];

const CONFIG = {
  title: 'Toolpad',
  url: 'https://example.com',
  baseUrl: '/toolpad/',
  trailingSlash: true,
  future: { v4: true, faster: true },
  // Pages link to parts of the site that stock Docusaurus does not have.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  themeConfig: {
    navbar: {
      title: 'Toolpad',
      items: [{ href: 'https://github.com/mui/toolpad', label: 'GitHub', position: 'right' }],
    },
    footer: { copyright: 'Toolpad documentation, MIT licensed.' },
  },
};

/** The home page of a new Docusaurus site, without its pictures. */
const HOME = `import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
export default function Home() {
  return (
    <Layout title="Documentation" description="Documentation of Toolpad">
      <header className="hero hero--primary">
        <div className="container">
          <h1 className="hero__title">Toolpad</h1>
          <p className="hero__subtitle">Dashboards and internal tools</p>
          <Link className="button button--secondary button--lg" to="/core/introduction/">
            Start
          </Link>
        </div>
      </header>
    </Layout>
  );
}
`;

async function writeFiles(dir, files) {
  for (const [name, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await fs.writeFile(path.join(dir, name), text);
  }
}

/** Gives stock the tabs for package managers that the Markdown asks for. */
const TABS = "[[require('@docusaurus/remark-plugin-npm2yarn'), { sync: true }]]";

const asModule = (value) => `module.exports = ${JSON.stringify(value, null, 2)};\n`;

/** Writes a site with the classic preset and one docs instance per product. */
async function writeStock(dir, { core, others = [], files = {}, gtagId }) {
  const withTabs = (options) => ({ ...options, remarkPlugins: 'TABS' });
  const gtag = gtagId && { trackingID: gtagId };
  const presets = [['classic', { docs: withTabs(core), blog: false, gtag }]];
  const plugins = others.map((options) => ['@docusaurus/plugin-content-docs', withTabs(options)]);
  await writeFiles(dir, {
    'package.json': JSON.stringify({ name: 'stock', private: true, browserslist: BROWSERSLIST }),
    'docusaurus.config.js': asModule({ ...CONFIG, presets, plugins }).replaceAll('"TABS"', TABS),
    ...files,
  });
  await addPackages(dir);
}

const overview = (slug, title) => ({ type: 'generated-index', slug, title });

/**
 * Makes a stock site of a corpus, with the same URL paths as in the site itself.
 *
 * @param {string} dir the folder to make
 * @param {ReturnType<typeof import('./corpus.mjs').corpusPages>} pages
 */
export async function makeStockCorpus(dir, pages) {
  await writeCorpus(path.join(dir, 'docs/bench'), pages);
  const items = [...corpusSections(pages)].map(([label, own]) => ({
    type: 'category',
    label,
    link: overview(`/bench/${path.dirname(own[0].path)}`, label),
    items: own.map((page) => ({ type: 'doc', id: `bench/${page.path}/index`, label: page.title })),
  }));
  const bench = { type: 'category', label: 'Bench', link: overview('/bench', 'Bench'), items };
  await writeStock(dir, {
    core: { path: 'docs', routeBasePath: 'core', sidebarPath: './sidebars.js' },
    files: { 'sidebars.js': asModule({ docs: [bench] }) },
  });
}

/** Replaces the pages' own components in the stock site: they show only their content. */
function componentStubs(names) {
  return [
    "import MDXComponents from '@theme-original/MDXComponents';",
    "import TabItem from '@theme/TabItem';",
    "import Tabs from '@theme/Tabs';",
    'const Content = ({ children }) => children ?? null;',
    `const stubs = Object.fromEntries(${JSON.stringify(names)}.map((name) => [name, Content]));`,
    'export default { ...MDXComponents, ...stubs, TabItem, Tabs };',
    '',
  ].join('\n');
}

/**
 * Makes a stock site of the real pages, in the same order, but without demos, references and the
 * other components of the site, which leaves stock less to load.
 *
 * @param {string} dir the folder to make
 * @param {string} source the folder of the site itself
 * @param {string} [gtagId] with Google's tag
 */
export async function makeStockReal(dir, source, gtagId) {
  const { PRODUCTS } = load(path.join(source, 'src/site/productList.ts'));
  const { treeToSidebar } = load(path.join(source, 'src/site/navigation.ts'));
  const { PAGE_COMPONENTS } = load(
    path.join(source, 'src/features/content/build/remarkKnownComponents.ts'),
  );
  const files = {
    'src/theme/MDXComponents.js': componentStubs(Object.keys(PAGE_COMPONENTS)),
    'src/pages/index.js': HOME,
  };
  const instances = [];
  for (const product of PRODUCTS) {
    const folder = product.docsPluginId;
    const name = folder.replace('docs-', '');
    // Code next to the pages belongs to their demos.
    const filter = (file) => !/\.(?:tsx?|css)$/.test(file);
    await fs.cp(path.join(source, folder), path.join(dir, folder), { recursive: true, filter });
    const tree = load(path.join(source, `sidebars-${name}.ts`));
    const sidebarPath = `./sidebars-${name}.js`;
    files[sidebarPath] = asModule({ docs: treeToSidebar(tree, product) });
    instances.push({ id: name, path: folder, routeBasePath: name, sidebarPath });
  }
  const [core, ...others] = instances;
  await writeStock(dir, { core, others, files, gtagId });
}
