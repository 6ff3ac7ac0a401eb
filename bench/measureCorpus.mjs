import fs from 'node:fs/promises';
import path from 'node:path';
import { serveCompressed } from './compressedSite.mjs';
import { corpusPages } from './corpus.mjs';
import { measureLoad } from './load.mjs';
import { measureBuilds } from './measureBuild.mjs';
import { CORPUS_PATHNAME, makeOwnSite } from './sites.mjs';
import { makeStockCorpus } from './stockSites.mjs';

const MAKERS = { stock: makeStockCorpus, own: makeOwnSite };

/**
 * Measures both sites with a corpus: their builds, and one of its pages at load.
 *
 * @param {{ results: ReturnType<typeof import('./results.mjs').collectResults>,
 *   browser: import('@playwright/test').Browser, root: string, count: number }} run `root` is a folder
 *   for the sites, `count` the number of pages
 */
export async function measureCorpus({ results, browser, root, count }) {
  const pages = corpusPages(count);
  // Typical: neither the first nor the last of its section, in every corpus the same.
  const address = `${CORPUS_PATHNAME}/${pages[Math.min(4, count - 1)].path}/`;
  for (const [site, make] of Object.entries(MAKERS)) {
    const dir = path.join(root, `${site}-${count}`);
    const isBuilt = await results.part(['corpus', site, count, 'build'], async () => {
      await make(dir, pages);
      return measureBuilds(dir);
    });
    if (isBuilt) {
      await results.part(['corpus', site, count, 'load'], async () => {
        const built = path.join(dir, 'build');
        const server = await serveCompressed(built);
        try {
          return await measureLoad(browser, { dir: built, origin: server.origin, address });
        } finally {
          await server.close();
        }
      });
    }
    await fs.rm(dir, { recursive: true, force: true });
  }
}
