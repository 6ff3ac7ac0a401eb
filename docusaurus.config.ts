import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { inOrder } from './src/build/inOrder';
import { pages } from './src/build/pages';
import { parseEnvironment } from './src/config/environment';
import { productVersions } from './src/config/productVersions';
import { PRODUCTS } from './src/navigation';
import apiReference from './src/plugins/apiReference';
import brandStyles from './src/plugins/brandStyles';
import crawlers, { sitemapOptions } from './src/plugins/crawlers';
import demoRegistry from './src/plugins/demoRegistry';
import { parseFrontMatter } from './src/plugins/frontMatter';
import { HEAD_RULES, HEAD_SCRIPTS } from './src/plugins/headScripts';
import hosting from './src/plugins/hosting';
import islands from './src/plugins/islands';
import markdown from './src/plugins/markdownTwins';
import oldAddresses from './src/plugins/oldAddresses';
import { pageDates } from './src/plugins/pageDates';
import pageDependencies from './src/plugins/pageDependencies';
import { pagePlugins } from './src/plugins/pagePlugins';
import searchIndex from './src/plugins/searchIndex';
import { serviceWorker } from './src/plugins/serviceWorker';
import socialCards from './src/plugins/socialCards';
import supplyChain from './src/plugins/supplyChain';
import { writersGuide } from './src/plugins/writersGuide';

const REPOSITORY = 'https://github.com/mui/toolpad';

/** The site's configuration, handed to what needs it. */
const siteFields = {
  environment: parseEnvironment(process.env),
  versions: productVersions(),
};

/** From the pages that Docusaurus wrote to what is published: a step after the other. */
const publishing = inOrder([pages, markdown, searchIndex, oldAddresses, serviceWorker(), hosting]);

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

/** A product's docs instance: its folder, its address and its tree (spec 1.1). */
function docsInstance(id: string): PluginConfig {
  const name = id.replace('docs-', '');
  return [
    `${__dirname}/src/plugins/productDocs.ts`,
    {
      id,
      path: id,
      routeBasePath: name,
      editUrl: `${REPOSITORY}/edit/master/`,
      showLastUpdateTime: true,
      ...pagePlugins(__dirname),
    },
  ];
}

const presetOptions: PresetOptions = {
  docs: false,
  blog: false,
  pages: { rehypePlugins: pagePlugins(__dirname).rehypePlugins },
  sitemap: sitemapOptions,
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
    links: PRODUCTS.map(({ name, basePath, startPath }) => ({
      title: name,
      items: [
        { label: 'Start here', to: startPath.replace('/toolpad', '') },
        { label: 'All pages', to: `${basePath.replace('/toolpad', '')}/` },
      ],
    })),
    copyright: 'Toolpad documentation, MIT licensed.',
  },
  // Code is coloured when the site is built (`rehypeCodeWords`): readers get no theme of Docusaurus'.
  prism: { theme: { plain: {}, styles: [] } },
};

const config: Config = {
  title: 'Toolpad',
  tagline: 'Dashboards and internal tools, from React components or a visual editor',
  url: siteFields.environment.siteUrl,
  baseUrl: '/toolpad/',
  trailingSlash: true,
  favicon: 'img/toolpad.svg',
  titleDelimiter: '·',
  customFields: { ...siteFields },
  future: {
    v4: true,
    // Pages are compiled for the build alone, so there is no second compiler to share them with.
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
  // It would write markup from a script; the base URL is fixed (spec 1.1).
  baseUrlIssueBanner: false,
  headTags: [...HEAD_SCRIPTS, HEAD_RULES],
  presets: [['classic', presetOptions]],
  plugins: [
    docsInstance('docs-core'),
    docsInstance('docs-studio'),
    ...writersGuide({ siteDir: __dirname, mode: process.env.NODE_ENV, ...pagePlugins(__dirname) }),
    apiReference,
    brandStyles,
    demoRegistry,
    islands({ ...siteFields, isDevelopment: process.env.NODE_ENV === 'development' }),
    pageDependencies,
    ...publishing,
    socialCards,
    crawlers,
    supplyChain,
  ],
  themeConfig,
};

export default config;
