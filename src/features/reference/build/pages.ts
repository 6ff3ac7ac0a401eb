import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../../site';

export interface DocsPage {
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
