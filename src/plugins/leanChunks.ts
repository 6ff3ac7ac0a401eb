import path from 'node:path';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Of Docusaurus' theme: lists of a page's tags, which `parseFrontMatter` does not allow. */
const TAGS = ['TagsListInline'];

/** Of Docusaurus' theme: the ways to hide and show a sidebar. */
const HIDING = ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton'];

/** The parts of the theme that no page leads to. */
function absentParts({ siteConfig }: LoadContext): readonly string[] {
  const { docs } = siteConfig.themeConfig as UserThemeConfig;
  return docs?.sidebar?.hideable === true ? TAGS : [...TAGS, ...HIDING];
}

/**
 * What readers download, and when (spec 9): nothing that only the build needs, and nothing of a demo's
 * libraries before a demo.
 *
 * - Code is coloured by `rehypeCodeWords` when the site is built, so Docusaurus' theme must not load
 *   Prism at the start of every page.
 * - Docusaurus' helpers for addresses come without a library that they use one line of.
 * - Docusaurus puts what half of the chunks share into one file that every page loads. Demos outnumber
 *   pages here, so that was Material UI. Each page and part brings what it needs instead.
 * - Theme parts that the site never shows stay out, with their styles.
 */
export default function leanChunks(context: LoadContext): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
  return {
    name: 'lean-chunks',
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            [path.join(theme, 'prism-include-languages$')]: false,
            ...(!isServer && {
              '@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts'),
            }),
            ...Object.fromEntries(absentParts(context).map((part) => [`@theme/${part}`, false])),
          },
        },
        ...(!isServer && {
          optimization: {
            splitChunks: {
              cacheGroups: {
                common: false,
                shared: { minChunks: 2, minSize: 20_000, priority: -20, reuseExistingChunk: true },
              },
            },
          },
        }),
      };
    },
  };
}
