/** What pages transfer, as tables in Markdown. */
import { PAGES } from './pages.mjs';
import { countsOf, number, SITES, table } from './tables.mjs';

const KINDS = ['script', 'style', 'page', 'font', 'image', 'other'];

/** What is measured of a page, and how a table calls it. */
const LOADS = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, kind])),
  touched: 'script, touched',
};
const kilobytes = (value) => number(value / 1_000);
const loadCells = (bytes) => Object.keys(LOADS).map((kind) => kilobytes(bytes?.[kind]));

export function corpusLoadTable(corpus) {
  const rows = countsOf(corpus).flatMap((count) =>
    SITES.map((site) => {
      const bytes = corpus[site]?.[count]?.load;
      return [count, site, ...loadCells(bytes)];
    }),
  );
  return table(['Pages', 'Site', ...Object.values(LOADS)], rows);
}

export function siteLoadTable(site) {
  const rows = PAGES.flatMap(({ address, kind, isOwn }) =>
    (isOwn ? ['own'] : SITES).map((which) => {
      const bytes = site?.[which]?.load?.[address];
      return [`${kind}: \`${address}\``, which, ...loadCells(bytes)];
    }),
  );
  return table(['Page', 'Site', ...Object.values(LOADS)], rows);
}
