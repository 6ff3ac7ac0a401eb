import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import coreTree from '../../../sidebars-core';
import studioTree from '../../../sidebars-studio';
import { listPages, PRODUCTS, type NavigationPage, type ProductId } from '../../navigation';
import { MANIFEST_FILE } from '../../search/manifest';
import { PIECES_FOLDER } from '../../search/piece';
import { openBuildCache, type BuildCache } from '../buildCache';
import { mainPart } from '../mainPart';
import { packPages, type PageToPack } from './packPages';
import { readPage, searchPageShape, type SearchPage } from './readPage';

const TREES: Readonly<Record<ProductId, readonly NavigationPage[]>> = {
  'toolpad-core': listPages(coreTree),
  'toolpad-studio': listPages(studioTree),
};

/**
 * Writes a file whose name tells its content.
 *
 * @returns its address below the site's own path
 */
function writeHashed(outDir: string, name: string, data: unknown): string {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `${PIECES_FOLDER}/${name}.${hash}.json`;
  const file = path.join(outDir, address);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return address;
}

interface Site {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly cache: BuildCache<SearchPage | null>;
}

function readProduct(id: ProductId, { outDir, baseUrl, cache }: Site): PageToPack[] {
  return TREES[id].map(({ pathname, title: label, trail }) => {
    const folder = pathname.slice(baseUrl.length);
    const html = mainPart(fs.readFileSync(path.join(outDir, folder, 'index.html'), 'utf8'));
    const page = cache.get(html, () => readPage(html));
    if (!page) {
      throw new Error(`The search index found no text on the page ${pathname}/`);
    }
    const texts = page.sections.map(({ text }) => text);
    return {
      ...page,
      label,
      path: `${pathname}/`,
      trail: trail.join(' › '),
      textFile: writeHashed(outDir, folder.replaceAll('/', '-'), texts),
    };
  });
}

/**
 * Writes the search index of the built pages: a piece a product, the texts of each page, and a
 * manifest that names the pieces.
 *
 * Everything here is synchronous on purpose: Docusaurus runs all plugins' `postBuild` at once, others
 * write the pages anew. Nobody else gets a turn meanwhile.
 */
export default function searchIndex({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'search-index',
    postBuild({ outDir }) {
      const result = searchPageShape.nullable();
      const cache = openBuildCache({ siteDir, name: 'search-pages', result });
      const pieces = PRODUCTS.map(({ id }) => {
        const piece = packPages(readProduct(id, { outDir, baseUrl, cache }));
        return [id, writeHashed(outDir, id, piece)] as const;
      });
      cache.keep();
      fs.writeFileSync(
        path.join(outDir, MANIFEST_FILE),
        JSON.stringify(Object.fromEntries(pieces)),
      );
      return Promise.resolve();
    },
  };
}
