import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CORE_PACKAGE, coreReference } from './core/coreReference';
import { forgetPages } from './pages';
import { referenceAddresses } from './remarkPlugins';

export { remarkApiLink, remarkReference } from './remarkPlugins';
export { studioComponents } from './studio/components';
export { FILE_KINDS, fileSchema } from './studio/schemas';

/** Name of the plugin, and of the folder with its generated files. */
const NAME = 'reference';

/** Generated files: the address of each reference page, and Core's reference. */
const ADDRESSES = 'addresses.json';
const CORE = 'core.json';

/** What references and links to them are made from, by their element or its first letters. */
export function referenceSources({ siteDir, generatedFilesDir }: LoadContext) {
  const generated = (file: string) => path.join(generatedFilesDir, NAME, 'default', file);
  const vendored = (file: string) => path.join(siteDir, 'vendor/toolpad-studio', file);
  return {
    ApiLink: [generated(ADDRESSES)],
    ApiReference: [generated(CORE), require.resolve(`${CORE_PACKAGE}/package.json`)],
    Studio: [
      require.resolve('@toolpad/studio-components/package.json'),
      vendored('index.d.mts'),
      vendored('schema.ts'),
    ],
  };
}

/**
 * Loads Core's reference before pages compile, and again when a page or demo changes.
 *
 * @throws (when content is loaded) Error when an export has no page, or a page no export (spec 8)
 */
export default function reference({ siteDir }: LoadContext): Plugin {
  return {
    name: NAME,
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
  };
}
