import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readCoreReference, type CoreReferencePage } from './coreReference';

let current: ReadonlyMap<string, CoreReferencePage> | null = null;

/**
 * The reference of Toolpad Core as it was when the site's content was last read.
 *
 * @throws Error when the site does not use this plugin
 */
export function coreReference(): ReadonlyMap<string, CoreReferencePage> {
  if (!current) {
    throw new Error('<ApiReference> needs the plugin src/plugins/apiReference in the site');
  }
  return current;
}

/**
 * Reads the reference of Toolpad Core from the installed package before pages are compiled, and
 * anew whenever a page or demo changes. The build fails when an export has no page, or a page no
 * export (spec 8).
 */
export default function apiReference({ siteDir }: LoadContext): Plugin {
  return {
    name: 'api-reference',
    getPathsToWatch: () => [path.join(siteDir, 'docs-core/**/*.{mdx,tsx}')],
    loadContent() {
      current = readCoreReference(siteDir);
    },
  };
}
