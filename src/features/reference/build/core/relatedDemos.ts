import fs from 'node:fs';
import path from 'node:path';
import type { DocsPage } from '../pages';
import { section, type ReferenceSection } from '../sections';

/** A demo as reference pages link to it. */
export interface RelatedDemo {
  readonly title: string;
  /** The address of its page, below the base URL. */
  readonly page: string;
  /** The address of the demo itself. */
  readonly address: string;
  /** What it imports from the product's package. */
  readonly uses: ReadonlySet<string>;
}

const DEMO = /<Demo\s[^>]*?\/>/g;
const IMPORT = /import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'([^']+)'/g;

/** The names that a module imports from a package and its entry points. */
export function importedNames(source: string, packageName: string): ReadonlySet<string> {
  const names = [...source.matchAll(IMPORT)]
    .filter(([, , from = '']) => from === packageName || from.startsWith(`${packageName}/`))
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().replace(/^type\s+|\s+as\s.*$/g, ''));
  return new Set(names.filter((name) => name !== ''));
}

/** The demos of some pages, in their order. */
export function findDemos(
  pages: readonly DocsPage[],
  siteDir: string,
  packageName: string,
): readonly RelatedDemo[] {
  return pages.flatMap(({ file, address, text }) =>
    [...text.matchAll(DEMO)].map(([element]) => {
      const attribute = (name: string) =>
        new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? '';
      const source = path.join(siteDir, path.dirname(file), attribute('src'));
      // The page itself reports a demo that is missing.
      const code = fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : '';
      return {
        title: attribute('title'),
        page: address,
        address: `${address}#${path.basename(source)}`,
        uses: importedNames(code, packageName),
      };
    }),
  );
}

const MOST = 8;

/**
 * Links to the demos that use a component or hook, those of its guides first.
 *
 * @param guides addresses of its guides, most relevant first
 * @returns no section when no demo uses it
 */
export function demosSection(
  demos: readonly RelatedDemo[],
  name: string,
  guides: readonly string[],
): readonly ReferenceSection[] {
  const rank = ({ page }: RelatedDemo) =>
    guides.includes(page) ? guides.indexOf(page) : guides.length;
  const links = demos
    .filter(({ uses }) => uses.has(name))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST)
    .map(({ title, address }) => `- [${title}](${address})`);
  const text = `${name} at work:\n\n${links.join('\n')}`;
  return links.length > 0 ? [section({ title: 'Demos', anchor: 'demos', text })] : [];
}
