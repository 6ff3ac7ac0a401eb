import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { compatibilitySources } from '../features/compatibility/build';
import { referenceSources } from '../features/reference/build';
import { PRODUCTS } from '../site';
import { DEFAULT_STYLING, STYLINGS } from '../site/stylings';
import { importsOf } from './tools/importsOf';

/**
 * Recompiles pages when any dependency changes; the bundler knows only imports.
 */
export default function pageDependencies(context: LoadContext): Plugin {
  const { siteDir } = context;
  const inSite = (folder: string): string => path.join(siteDir, folder);
  return {
    name: 'page-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: [...PRODUCTS.map(({ docsPluginId }) => docsPluginId), 'src/pages'].map(inSite),
            enforce: 'pre',
            use: {
              loader: path.join(__dirname, 'pageDependenciesLoader.cjs'),
              options: {
                plugins: [...importsOf(path.join(__dirname, 'mdxPlugins.ts'))],
                examplesDir: inSite('examples'),
                stylings: STYLINGS.filter((styling) => styling !== DEFAULT_STYLING),
                references: {
                  ...referenceSources(context),
                  Compatibility: compatibilitySources(siteDir),
                },
              },
            },
          },
        ],
      },
    }),
  };
}
