import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { referenceSources } from '../features/reference/build';
import { PRODUCTS } from '../site';
import { DEFAULT_STYLING, STYLINGS } from '../site/stylings';

/**
 * Recompiles pages when any dependency changes; the bundler knows only imports.
 */
export default function pageDependencies(context: LoadContext): Plugin {
  const { siteDir } = context;
  const inSite = (folder: string): string => path.join(siteDir, folder);
  const builds = fs.readdirSync(inSite('src/features')).map((name) => `src/features/${name}/build`);
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
                pluginDirs: ['src/build', ...builds].map(inSite).filter(fs.existsSync),
                examplesDir: inSite('examples'),
                stylings: STYLINGS.filter((styling) => styling !== DEFAULT_STYLING),
                references: referenceSources(context),
              },
            },
          },
        ],
      },
    }),
  };
}
