import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../../site';

/** A page of a product's documentation. */
export interface DocsPage {
  /** Relative to the site. */
  readonly file: string;
  /** Below the base URL, such as `/core/api/dashboard-layout/`. */
  readonly address: string;
  readonly text: string;
}

/** A page that documents a component, a hook or a function. */
export interface ReferencePage extends Pick<DocsPage, 'file' | 'address'> {
  readonly name: string;
}

const resets: (() => void)[] = [];

/** Makes a function that does its work once for a site, until the site's pages change. */
export function oncePerSite<Result>(
  work: (siteDir: string) => Result,
): (siteDir: string) => Result {
  const results = new Map<string, Result>();
  resets.push(() => {
    results.clear();
  });
  return (siteDir) => {
    const result = results.get(siteDir) ?? work(siteDir);
    results.set(siteDir, result);
    return result;
  };
}

/** Has everything that is known of pages found out again: a page or a demo has changed. */
export function forgetPages(): void {
  resets.forEach((reset) => {
    reset();
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
      return {
        file,
        address: `/${place.replace(/^docs-/, '')}/`,
        text: fs.readFileSync(path.join(siteDir, file), 'utf8'),
      };
    });
}

/** The pages of both products by their docs folder, sorted by file. */
export const docsPages = oncePerSite(
  (siteDir) =>
    new Map(
      PRODUCTS.map(({ docsPluginId }) => [docsPluginId, readPages(siteDir, docsPluginId)] as const),
    ),
);

const REFERENCE = /<(?:ApiReference|StudioComponent|StudioFunction)\s[^>]*\bname="([^"]*)"/g;

/**
 * Finds the pages that document something.
 *
 * @throws Error when two of them document the same
 */
export function referencePages(pages: readonly DocsPage[]): readonly ReferencePage[] {
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
  return [...found.values()];
}
