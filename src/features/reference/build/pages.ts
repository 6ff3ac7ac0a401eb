import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../../site';
import { section, type ReferenceSection } from './sections';

interface DocsPage {
  /** Relative to the site. */
  readonly file: string;
  /** Below the base URL, such as `/core/api/dashboard-layout/`. */
  readonly address: string;
  readonly text: string;
}

/** A page that documents a component, hook or function. */
export interface ReferencePage extends Pick<DocsPage, 'file' | 'address'> {
  readonly name: string;
}

const caches: Map<string, unknown>[] = [];

/** Caches a function's result per site, until `forgetPages`. */
export function oncePerSite<Result>(
  work: (siteDir: string) => Result,
): (siteDir: string) => Result {
  const results = new Map<string, Result>();
  caches.push(results);
  return (siteDir) => {
    const result = results.get(siteDir) ?? work(siteDir);
    results.set(siteDir, result);
    return result;
  };
}

/** Clears the caches, after a page or demo has changed. */
export function forgetPages(): void {
  caches.forEach((results) => {
    results.clear();
  });
}

function readPages(siteDir: string, folder: string): readonly DocsPage[] {
  return fs
    .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const place = path.dirname(file).split(path.sep).join('/');
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      return { file, address: `/${place.replace(/^docs-/, '')}/`, text };
    });
}

/** The pages of both products by docs folder, sorted by file. */
export const docsPages = oncePerSite(
  (siteDir) =>
    new Map<string, readonly DocsPage[]>(
      PRODUCTS.map(({ docsPluginId: id }) => [id, readPages(siteDir, id)]),
    ),
);

const REFERENCE = /<(?:ApiReference|StudioComponent|StudioFunction)\s[^>]*\bname="([^"]*)"/g;

/** Finds the reference pages by name; throws if two document the same. */
export function referencePages(pages: readonly DocsPage[]): ReadonlyMap<string, ReferencePage> {
  const found = new Map<string, ReferencePage>();
  for (const { file, address, text } of pages) {
    for (const [, name = ''] of text.matchAll(REFERENCE)) {
      const other = found.get(name);
      if (other) {
        throw new Error(`${other.file} and ${file} both document ${name}; remove one of them`);
      }
      found.set(name, { name, address, file });
    }
  }
  return found;
}

const IMPORT = /import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'([^']+)'/g;

/** Names that a module imports from a package or its entry points. */
export function importedNames(source: string, packageName: string): readonly string[] {
  return [...source.matchAll(IMPORT)]
    .filter(([, , from = '']) => `${from}/`.startsWith(`${packageName}/`))
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().replace(/^type\s+|\s+as\s.*$/g, ''))
    .filter((name) => name !== '');
}

/** The demos on pages, in order, as reference pages link to them. */
export function findDemos(pages: readonly DocsPage[], siteDir: string, packageName: string) {
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
        uses: importedNames(code, packageName),
      };
    }),
  );
}

const MOST = 8;

/** Links to demos of a component or hook, those of its `guides` first; none if unused. */
export function demosSection(
  demos: ReturnType<typeof findDemos>,
  name: string,
  guides: readonly string[],
): ReferenceSection {
  const rank = (page: string) => (guides.includes(page) ? guides.indexOf(page) : guides.length);
  const links = demos
    .filter(({ uses }) => uses.includes(name))
    .sort((a, b) => rank(a.page) - rank(b.page))
    .slice(0, MOST)
    .map(({ title, address }) => `- [${title}](${address})`);
  const text = links.length > 0 ? `${name} at work:\n\n${links.join('\n')}` : '';
  return section({ title: 'Demos', text });
}
