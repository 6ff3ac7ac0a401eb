import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PRODUCTS } from '../../../site';
import { CORE_PACKAGE, coreReference } from './core/coreReference';
import { forgetPages } from './pages';
import { referenceAddresses } from './remarkPlugins';

export { remarkApiLink, remarkReference } from './remarkPlugins';
export { studioComponents } from './studio/components';
export { FILE_KINDS, fileSchema } from './studio/schemas';

/** Generated files: addresses of reference pages, and Core's reference. */
const ADDRESSES = 'addresses.json';
const CORE = 'core.json';

/**
 * Loads Core's reference before pages compile, and again when a page or demo changes.
 *
 * @throws (when content is loaded) Error when an export has no page, or a page no export (spec 8)
 */
export default function reference({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const name = 'reference';
  const generated = (file: string) => path.join(generatedFilesDir, name, 'default', file);
  const vendored = (file: string) => path.join(siteDir, 'vendor/toolpad-studio', file);
  return {
    name,
    getPathsToWatch: () => [
      path.join(siteDir, 'docs-core/**/*.{mdx,tsx}'),
      path.join(siteDir, 'docs-studio/**/*.mdx'),
    ],
    loadContent() {
      forgetPages();
      coreReference(siteDir);
    },
    // In files, because the bundler cannot see what a page uses from other pages.
    async contentLoaded({ actions }) {
      const addresses = [...referenceAddresses(siteDir).values()].map((pages) => [...pages]);
      await actions.createData(ADDRESSES, JSON.stringify(addresses));
      await actions.createData(CORE, JSON.stringify([...coreReference(siteDir)]));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Docusaurus leaves files that a Markdown rule includes to that rule's plugin.
            include: PRODUCTS.map(({ docsPluginId }) => path.join(siteDir, docsPluginId)),
            enforce: 'pre',
            use: {
              loader: path.join(__dirname, 'pageDependencies.cjs'),
              options: {
                folder: __dirname,
                files: {
                  ApiLink: [generated(ADDRESSES)],
                  ApiReference: [generated(CORE), require.resolve(`${CORE_PACKAGE}/package.json`)],
                  Studio: [
                    require.resolve('@toolpad/studio-components/package.json'),
                    vendored('index.d.mts'),
                    vendored('schema.ts'),
                  ],
                },
              },
            },
          },
        ],
      },
    }),
  };
}
