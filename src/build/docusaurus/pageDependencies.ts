import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PRODUCTS } from '../../site';
import { DEFAULT_STYLING, STYLINGS } from '../../site/stylings';

/** The folders with the code that compiles pages. */
function listPluginFolders(siteDir: string): readonly string[] {
  const features = path.join(siteDir, 'src/features');
  return [
    path.join(siteDir, 'src/build'),
    ...fs
      .readdirSync(features)
      .map((name) => path.join(features, name, 'build'))
      .filter((folder) => fs.existsSync(folder)),
  ];
}

/** Recompiles a page when anything it depends on changes. */
export default function pageDependencies({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: [...PRODUCTS.map(({ docsPluginId }) => docsPluginId), 'src/pages'].map(
              (folder) => path.join(siteDir, folder),
            ),
            enforce: 'pre',
            use: {
              loader: path.join(__dirname, 'pageDependenciesLoader.cjs'),
              options: {
                pluginDirs: listPluginFolders(siteDir),
                examplesDir: path.join(siteDir, 'examples'),
                stylings: STYLINGS.filter((styling) => styling !== DEFAULT_STYLING),
              },
            },
          },
        ],
      },
    }),
  };
}
