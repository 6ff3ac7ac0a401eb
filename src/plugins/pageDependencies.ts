import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Compiles a page anew when something changes that it is made from besides its own file. */
export default function pageDependencies({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: ['docs-core', 'docs-studio'].map((folder) => path.join(siteDir, folder)),
            enforce: 'pre',
            use: {
              loader: path.join(__dirname, 'pageDependenciesLoader.cjs'),
              options: {
                pluginsDir: __dirname,
                examplesDir: path.join(siteDir, 'examples'),
                referenceFile: require.resolve('@toolpad/core/package.json'),
                studioFiles: [
                  require.resolve('@toolpad/studio-components/package.json'),
                  path.join(siteDir, 'vendor/toolpad-studio/schema.ts'),
                ],
              },
            },
          },
        ],
      },
    }),
  };
}
