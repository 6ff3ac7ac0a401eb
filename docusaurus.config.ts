import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { inOrder } from './src/build/inOrder';
import { finishedPages } from './src/build/finishedPages';
import { parseEnvironment, type Site } from './src/site/config/environment';
import { productVersions } from './src/build/tools/productVersions';
import { PRODUCT_STATUS, PRODUCTS } from './src/site';
import reference from './src/features/reference/build';
import brandStyles from './src/build/brandStyles';
import crawlers from './src/build/crawlers';
import { highlightOnce } from './src/features/code/build/highlightCode';
import { developmentBundle } from './src/build/docusaurus/developmentBundle';
import demoRegistry, { DEMO_MODULES } from './src/features/demos/build/demoRegistry';
import editedDemos, { EDITING_MODULE } from './src/features/demos/build/editedDemos';
import { parseFrontMatter } from './src/build/frontMatter';
import headScripts from './src/build/headScripts';
import { addPolicy } from './src/features/security/build/pagePolicy';
import pageScript from './src/build/docusaurus/pageScript';
import serverFiles from './src/build/docusaurus/serverFiles';
import siteFields from './src/build/siteFields';
import markdown from './src/features/markdown/build';
import oldAddresses from './src/features/redirects/build';
import { pageDates } from './src/build/docusaurus/pageDates';
import pageDependencies from './src/build/pageDependencies';
import { mdxPlugins } from './src/build/mdxPlugins';
import searchIndex, { listSearchFiles } from './src/features/search/build';
import { serviceWorker } from './src/features/offline/build/serviceWorker';
import pagePictures from './src/features/overview/build/pagePictures';
import socialCards from './src/features/sharing/build';
import remarkFigure from './src/features/content/build/remarkFigure';
import remarkDemo from './src/features/demos/build/remarkDemo';
import { writersGuide } from './src/build/writersGuide';

const REPOSITORY = 'https://github.com/mui/toolpad';

const site: Site = {
  environment: parseEnvironment(process.env),
  versions: productVersions(),
};

/** The steps from Docusaurus's pages to the published files; they run in this order. */
const publishing = inOrder([
  finishedPages(site),
  markdown(site),
  searchIndex,
  oldAddresses((html, scripts) => addPolicy(html, scripts, site.environment)),
  socialCards(site),
  crawlers,
  serviceWorker({ listSearchFiles, isDevelopment: site.environment.isDevelopment }),
  editedDemos(site),
]);

const ALL_FASTER = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
} as const;

/** A product's docs instance: its folder, URL and navigation tree (spec 1.1). */
function docsInstance(id: string): PluginConfig {
  const name = id.replace('docs-', '');
  return [
    `${__dirname}/src/build/docusaurus/productDocs.ts`,
    {
      id,
      path: id,
      routeBasePath: name,
      editUrl: `${REPOSITORY}/edit/master/`,
      showLastUpdateTime: true,
      ...mdxPlugins(__dirname),
    },
  ];
}

const presetOptions: PresetOptions = {
  docs: false,
  blog: false,
  // No checks for writers: these pages are part of the site's code.
  pages: {
    beforeDefaultRemarkPlugins: [remarkFigure, [remarkDemo, { siteDir: __dirname }]],
    rehypePlugins: mdxPlugins(__dirname).rehypePlugins,
  },
  // A step of `publishing` writes it.
  sitemap: false,
};

const themeConfig: ThemeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  docs: { sidebar: { hideable: false } },
  navbar: {
    title: 'Toolpad',
    items: [
      { type: 'custom-product-switch', position: 'left' },
      { type: 'custom-search', position: 'right' },
      { href: REPOSITORY, label: 'GitHub', position: 'right' },
      { type: 'custom-settings', position: 'right' },
    ],
  },
  footer: {
    links: [
      ...PRODUCTS.map(({ id, name, basePath, startPath }) => ({
        title: name,
        items: [
          { label: 'Start here', to: startPath.replace('/toolpad', '') },
          { label: 'All pages', to: `${basePath.replace('/toolpad', '')}/` },
          { label: 'Support', to: PRODUCT_STATUS[id].supportPath.replace('/toolpad', '') },
          { label: 'npm', href: `https://www.npmjs.com/package/${PRODUCT_STATUS[id].packageName}` },
        ],
      })),
      {
        title: 'Project',
        items: [
          { label: 'GitHub', href: REPOSITORY },
          { label: 'Changelog', href: `${REPOSITORY}/blob/master/CHANGELOG.md` },
          { label: 'License', href: `${REPOSITORY}/blob/master/LICENSE` },
        ],
      },
    ],
    copyright: 'Toolpad documentation, MIT licensed.',
  },
  // Code is highlighted at build time (`rehypeCodeWords`), so readers get no Prism theme.
  prism: { theme: { plain: {}, styles: [] } },
};

const config: Config = {
  title: 'Toolpad',
  tagline: 'Dashboards and internal tools, from React components or a visual editor',
  url: site.environment.siteUrl,
  baseUrl: '/toolpad/',
  trailingSlash: true,
  favicon: 'img/toolpad.svg',
  titleDelimiter: '·',
  future: {
    v4: true,
    // Pages are compiled for the server only, so there is no second compiler to share the cache with.
    faster: { ...ALL_FASTER, mdxCrossCompilerCache: false },
    experimental_vcs: pageDates(),
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter,
  },
  // This banner would write markup from a script; the base URL is fixed (spec 1.1).
  baseUrlIssueBanner: false,
  presets: [['classic', presetOptions]],
  plugins: [
    ...PRODUCTS.map(({ docsPluginId }) => docsInstance(docsPluginId)),
    [`${__dirname}/src/build/docusaurus/productPages.ts`, { id: 'products', routeBasePath: '/' }],
    ...writersGuide({
      siteDir: __dirname,
      isDevelopment: site.environment.isDevelopment,
      ...mdxPlugins(__dirname),
    }),
    reference,
    headScripts,
    brandStyles,
    demoRegistry({ ...site, highlight: highlightOnce }),
    siteFields(site),
    pageScript(site),
    serverFiles,
    ...(site.environment.isDevelopment ? [developmentBundle(DEMO_MODULES, EDITING_MODULE)] : []),
    pageDependencies,
    pagePictures,
    ...publishing,
  ],
  themeConfig,
};

export default config;
