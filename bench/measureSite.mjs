import path from 'node:path';
import { measureClicks } from './clicks.mjs';
import { serveCompressed } from './compressedSite.mjs';
import { measureDevelopment } from './development.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLoad } from './load.mjs';
import { measureBuilds } from './measureBuild.mjs';
import { PAGES } from './pages.mjs';
import { measureSearch } from './searches.mjs';
import { makeOwnSite } from './sites.mjs';
import { makeStockReal } from './stockSites.mjs';

/** Clicks and edits, of which the median counts. */
const TIMES = 10;

/** Everything that needs the built site. */
async function measureBuilt({ results, browser, runs }, site, dir) {
  const built = path.join(dir, 'build');
  const { origin, close } = await serveCompressed(built);
  const pages = PAGES.filter(({ isOwn }) => site === 'own' || !isOwn);
  for (const { address } of pages) {
    await results.part(['site', site, 'load', address], () =>
      measureLoad(browser, { dir: built, origin, address }),
    );
  }
  await results.part(['site', site, 'clicks'], () => measureClicks(browser, origin, TIMES));
  if (site === 'own') {
    await results.part(['site', site, 'search'], () => measureSearch(browser, origin));
  }
  for (const { address } of pages.filter(({ isVisited }) => isVisited)) {
    await results.part(['site', site, 'lighthouse', address], () =>
      measureLighthouse(origin + address, runs),
    );
  }
  await close();
}

/**
 * Measures the real pages, on the site itself and on stock.
 *
 * @param {{ results: ReturnType<typeof import('./results.mjs').collectResults>,
 *   browser: import('@playwright/test').Browser, root: string, runs: number }} run `root` is a folder
 *   for the sites, `runs` the number of Lighthouse's visits of each page
 */
export async function measureSite(run) {
  const { results, browser, root } = run;
  const own = path.join(root, 'own');
  const makers = { own: (dir) => makeOwnSite(dir), stock: (dir) => makeStockReal(dir, own) };
  for (const [site, make] of Object.entries(makers)) {
    const dir = path.join(root, site);
    const isBuilt = await results.part(['site', site, 'build'], async () => {
      await make(dir);
      return measureBuilds(dir);
    });
    if (isBuilt) {
      await measureBuilt(run, site, dir);
    }
    await results.part(['site', site, 'development'], () =>
      measureDevelopment(browser, dir, TIMES),
    );
  }
}
