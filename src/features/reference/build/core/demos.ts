import fs from 'node:fs';
import path from 'node:path';
import type { DocsPage } from '../pages';

/** The package that the reference documents. */
export const CORE_PACKAGE = '@toolpad/core';

const IMPORT = /import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'([^']+)'/g;

/** Names that a module imports from the package or its entry points. */
export function importedNames(source: string): readonly string[] {
  return [...source.matchAll(IMPORT)]
    .filter(([, , from = '']) => `${from}/`.startsWith(`${CORE_PACKAGE}/`))
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().replace(/^type\s+|\s+as\s.*$/g, ''))
    .filter((name) => name !== '');
}

/** A demo as reference pages link to it. */
export interface UsedDemo {
  readonly title: string;
  /** The address of its page. */
  readonly page: string;
  readonly address: string;
  /** What it imports from the package. */
  readonly uses: readonly string[];
}

/** The demos on pages, in order. */
export function demosOf(pages: readonly DocsPage[], siteDir: string): readonly UsedDemo[] {
  return pages.flatMap(({ file, address, text }) =>
    [...text.matchAll(/<Demo\s[^>]*?\/>/g)].map(([element]) => {
      const attribute = (name: string) =>
        new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? '';
      const source = path.join(siteDir, path.dirname(file), attribute('src'));
      // A missing demo is reported by its own page.
      const code = fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : '';
      return {
        title: attribute('title'),
        page: address,
        address: `${address}#${path.basename(source)}`,
        uses: importedNames(code),
      };
    }),
  );
}
