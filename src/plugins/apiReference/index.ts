import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readCoreReference, type CoreReferencePage } from './coreReference';

let read: (() => ReadonlyMap<string, CoreReferencePage>) | null = null;

/**
 * The reference of Toolpad Core, of the site's content as it is.
 *
 * @throws Error when the site does not use this plugin
 */
export function coreReference(): ReadonlyMap<string, CoreReferencePage> {
  if (!read) {
    throw new Error('<ApiReference> needs the plugin src/plugins/apiReference in the site');
  }
  return read();
}

/**
 * Reads the reference of Toolpad Core from the installed package before pages are compiled. After a
 * page or demo has changed, the next reference page that is compiled has it read anew: most edits are
 * of other pages, and the writer waits. The build fails when an export has no page, or a page no
 * export (spec 8).
 */
export default function apiReference({ siteDir }: LoadContext): Plugin {
  let current: ReadonlyMap<string, CoreReferencePage> | null = null;
  let isFirst = true;
  return {
    name: 'api-reference',
    getPathsToWatch: () => [path.join(siteDir, 'docs-core/**/*.{mdx,tsx}')],
    loadContent() {
      current = isFirst ? readCoreReference(siteDir) : null;
      isFirst = false;
      read = () => (current ??= readCoreReference(siteDir));
    },
  };
}
