import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PRODUCTS } from '../../../site';
import { CORE_PACKAGE, coreReference } from './core/coreReference';
import { forgetPages } from './pages';
import { referenceAddresses } from './remarkPlugins';

export { remarkApiLink, remarkReference } from './remarkPlugins';
export { studioComponents } from './studio/components';
export { FILE_KINDS, fileSchema } from './studio/schemas';

/** Generated files: the address of each reference page, and Core's reference. */
const ADDRESSES = 'addresses.json';
const CORE = 'core.json';

/**
 * Reads the reference of Toolpad Core before pages are compiled. While the site runs for a writer it
 * reads it again when a page or a demo has changed, and the bundler compiles the pages that this affects.
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
    // The bundler cannot see what a page uses from other pages, so that is written to files.
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
            // Docusaurus leaves what a rule for Markdown includes to the plugin of the rule.
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
