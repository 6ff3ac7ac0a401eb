/** The parts of a run: each site with a corpus, and each with the real pages. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { build, measureBuilds } from './builds.mjs';
import { serveCompressed } from './compressedSite.mjs';
import { CONTROLS, GUIDE, SEARCHES } from './controls.mjs';
import { corpusPages } from './corpus.mjs';
import { measureDemoEdits } from './demoEdits.mjs';
import { measureDevelopment } from './development.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureIslands, measureLoad } from './load.mjs';
import { OTHER_SITES } from './otherSites.mjs';
import { PAGES } from './pages.mjs';
import { measureTurns } from './pageTurns.mjs';
import { CORPUS_PATHNAME, makeOwnSite } from './sites.mjs';
import { makeStockCorpus, makeStockReal } from './stockSites.mjs';
import { measureSearch, measureTaps } from './taps.mjs';
import { checkThirdParties, PUBLISHED_ENVIRONMENT } from './thirdParties.mjs';
import { measureVisit } from './visit.mjs';

/** Number of edits; their median counts. */
const EDITS = 10;

/** Slow measurements that vary little are repeated at most this often. */
const FEW = 3;

/** Plain, whatever is set on this machine: an empty variable counts as absent. */
const PLAIN_ENVIRONMENT = Object.fromEntries(
  Object.keys(PUBLISHED_ENVIRONMENT).map((name) => [name, '']),
);

const BUILDS = {
  own: { env: PLAIN_ENVIRONMENT },
  published: { env: PUBLISHED_ENVIRONMENT },
  stock: {},
  tagged: {},
  ...OTHER_SITES,
};

/**
 * @typedef {object} Run
 * @property {ReturnType<typeof import('./results.mjs').collectResults>} results
 * @property {import('@playwright/test').Browser} browser
 * @property {Awaited<ReturnType<typeof import('./thirdParties.mjs').startThirdParties>>} thirdParties
 * @property {string} root a folder for the sites
 * @property {readonly string[]} sites
 * @property {number} runs how often each figure is measured; the median counts
 */

/** Serves a built site while it is measured. */
async function whileServed(dir, measure) {
  const server = await serveCompressed(path.join(dir, 'build'));
  try {
    return await measure(server.origin);
  } finally {
    await server.close();
  }
}

/**
 * Measures sites with a corpus: their builds, one of its pages at load, and a search among its pages.
 * Stock, which has no search, is compared with the site that has everything enabled.
 *
 * @param {Run} run
 * @param {number} count the number of pages
 */
export async function measureCorpus({ results, browser, root, sites, runs }, count) {
  const pages = corpusPages(count);
  // Typical: neither the first nor the last of its section, and the same in every corpus.
  const address = `${CORPUS_PATHNAME}/${pages[Math.min(4, count - 1)].path}/`;
  const full = sites.includes('published') ? 'published' : 'own';
  for (const site of ['stock', full].filter((each) => sites.includes(each))) {
    const dir = path.join(root, `${site}-${count}`);
    const isBuilt = await results.part(['corpus', site, count, 'build'], async () => {
      await (site === 'stock' ? makeStockCorpus : makeOwnSite)(dir, pages);
      return measureBuilds(dir, BUILDS[site]);
    });
    const part = (name, measure) =>
      results.part(['corpus', site, count, name], () => whileServed(dir, measure));
    if (isBuilt) {
      await part('load', (origin) =>
        measureLoad(browser, { dir: path.join(dir, 'build'), origin, address }),
      );
    }
    if (isBuilt && site in SEARCHES) {
      const few = Math.min(runs, FEW);
      await part('search', (origin) => measureSearch(browser, { site, origin, runs: few }));
    }
    await fs.rm(dir, { recursive: true, force: true });
  }
}

/** The pages that a site has. */
function pagesOf(site) {
  const isOwn = site === 'own' || site === 'published';
  const isOther = site in OTHER_SITES;
  return PAGES.filter((page) => (isOther ? page.isDocs : isOwn || !page.isOwn));
}

/** Measures everything that needs the built site. */
async function measureBuilt({ results, browser, thirdParties, runs }, site, dir, origin) {
  const built = path.join(dir, 'build');
  const args = thirdParties.browserArgs;
  const few = Math.min(runs, FEW);
  const part = (place, measure) => results.part(['site', site, ...place], measure);
  const options = { site, dir: built, origin, runs: few, args };
  if (site === 'published') {
    const check = { url: origin + GUIDE, requests: thirdParties.requests };
    await part(['thirdParties'], () => checkThirdParties(browser, check));
  }
  for (const { address } of pagesOf(site)) {
    await part(['load', address], () => measureLoad(browser, { dir: built, origin, address }));
  }
  if (site === 'own' || site === 'published') {
    await part(['demoEdits'], () => measureDemoEdits(browser, options));
  }
  if (site in SEARCHES) {
    await part(['islands'], () => measureIslands(browser, options));
    await part(['search'], () => measureSearch(browser, options));
  }
  for (const control of Object.keys(CONTROLS[site] ?? {})) {
    await part(['taps', control], () => measureTaps(browser, { ...options, control }));
  }
  if (site in CONTROLS) {
    await part(['visit'], () => measureVisit(browser, options));
    await part(['turns'], () => measureTurns(browser, { ...options, runs }));
  }
  const visited = pagesOf(site).filter(({ isVisited, address }) =>
    site in OTHER_SITES ? address === GUIDE : isVisited,
  );
  for (const { address } of visited) {
    await part(['lighthouse', address], () => measureLighthouse(origin + address, { runs, args }));
  }
}

/**
 * Measures the real pages on each site.
 *
 * @param {Run} run
 */
export async function measureSite(run) {
  const { results, browser, root, sites } = run;
  const folders = Object.fromEntries(
    ['own', ...sites].map((site) => [site, path.join(root, site)]),
  );
  const exists = (dir) =>
    fs.access(dir).then(
      () => true,
      () => false,
    );
  /** The own site's folder, which others take pages from, even if it is not measured itself. */
  const ownFolder = async (isBuilt) => {
    if (!(await exists(folders.own))) {
      await makeOwnSite(folders.own);
    }
    if (isBuilt && !(await exists(path.join(folders.own, 'build')))) {
      await build(folders.own, BUILDS.own);
    }
    return folders.own;
  };
  const makers = {
    own: () => ownFolder(false),
    published: makeOwnSite,
    stock: async (dir) => makeStockReal(dir, await ownFolder(false)),
    tagged: async (dir) =>
      makeStockReal(dir, await ownFolder(false), PUBLISHED_ENVIRONMENT.GTAG_ID),
  };
  for (const site of sites) {
    const dir = folders[site];
    const isBuilt = await results.part(['site', site, 'build'], async () => {
      if (site in OTHER_SITES) {
        await fs.mkdir(dir);
        await OTHER_SITES[site].make(dir, path.join(await ownFolder(true), 'build'));
        return { first: await build(dir, BUILDS[site]) };
      }
      await makers[site](dir);
      return measureBuilds(dir, BUILDS[site]);
    });
    if (isBuilt) {
      await whileServed(dir, (origin) => measureBuilt(run, site, dir, origin));
    }
    if (site === 'own' || site === 'stock') {
      await results.part(['site', site, 'development'], () =>
        measureDevelopment(browser, { site, dir, edits: EDITS }),
      );
    }
  }
}
