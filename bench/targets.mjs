/** Targets for the figures, and whether they are reached; the limits affect no measurement. */
import { GUIDE } from './controls.mjs';
import { PAGES } from './pages.mjs';

/** @typedef {{ figure: string, site: string, value: string, target: string, verdict: string }} Judged */

/** The size of the script on a page of Starlight. */
const SCRIPT_LIMIT = 33_000;

/** The script of a page whose first demo is on the screen. */
const DEMO_LIMIT = 180_000;

const TAP_LIMIT_MS = 200;

const times = (value) => value.toFixed(2);
const milliseconds = (value) => `${Math.round(value)} ms`;
const kilobytes = (value) => `${(value / 1_000).toFixed(1)} kB`;

const ratio = (value, base) =>
  value === undefined || base === undefined ? undefined : value / base;

const largest = (values) =>
  values.length > 0 && values.every((value) => value !== undefined)
    ? Math.max(...values)
    : undefined;

/** Makes the rows of a site; a value is `undefined` if it was not measured. */
function judgeFor(site) {
  return (figure, value, { atMost, atLeast, show = String }) => {
    const target = atMost === undefined ? `at least ${show(atLeast)}` : `at most ${show(atMost)}`;
    if (value === undefined || Number.isNaN(value)) {
      return { figure, site, value: '–', target, verdict: 'not measured' };
    }
    const isReached = atMost === undefined ? value >= atLeast : value <= atMost;
    const verdict = isReached ? 'reached' : '**not reached**';
    return { figure, site, value: show(value), target, verdict };
  };
}

function judgeLoad(judge, figures, { corpus, name }) {
  const limit = { atMost: SCRIPT_LIMIT, show: kilobytes };
  const islands = figures?.islands;
  return [
    ...PAGES.filter(({ isLight }) => isLight).flatMap(({ address, kind }) => [
      judge(`Script untouched: ${kind}`, figures?.load?.[address]?.script, limit),
      judge(`Script, pointer moved: ${kind}`, figures?.load?.[address]?.touched, limit),
    ]),
    ...[100, 5_000].map((count) =>
      judge(
        `Script of a guide among ${count.toLocaleString('en')} pages, pointer moved`,
        corpus?.[name]?.[count]?.load?.touched,
        limit,
      ),
    ),
    judge('Copies of React with the search open', islands?.reacts, { atMost: 1 }),
    judge('14 demos, none near: script', islands?.before, limit),
    judge('14 demos, none near: frames of demos', islands?.early, { atMost: 0 }),
    judge('14 demos, the first on the screen: script', islands?.demo, {
      atMost: DEMO_LIMIT,
      show: kilobytes,
    }),
  ];
}

function judgeTaps(judge, { taps = {}, search } = {}, stock = {}, thousand = {}) {
  const limit = { atMost: TAP_LIMIT_MS, show: milliseconds };
  const worst = (control) => largest(Object.values(taps[control] ?? {}).map(({ ms }) => ms));
  const compared = (control) =>
    largest(
      Object.entries(taps[control] ?? {}).map(([at, { ms }]) =>
        ratio(ms, stock.taps?.[control]?.[at]?.ms),
      ),
    );
  return [
    ...['menu', 'mode', 'copy', 'language'].flatMap((control) => [
      judge(`First tap, slowest of 0.3, 3 and 8 s: ${control}`, worst(control), limit),
      judge(`First tap, of stock's: ${control}`, compared(control), { atMost: 1, show: times }),
    ]),
    judge('First tap: the search takes typing', worst('search'), limit),
    judge('Phone: first question to results', search?.first, { atMost: 800, show: milliseconds }),
    judge('Phone: later questions to results', search?.later, { atMost: 60, show: milliseconds }),
    judge('Phone, 1,000 pages more: first question to results', thousand.search?.first, {
      atMost: 1_500,
      show: milliseconds,
    }),
  ];
}

/** With a third party's script, pages are compared with stock's that have the same one. */
function judgePublished(judge, figures, { tagged }) {
  return PAGES.filter(({ isVisited, isOwn }) => isVisited && !isOwn).flatMap(
    ({ address, kind }) => {
      const [own, stock] = [figures, tagged].map((site) => site?.lighthouse?.[address]);
      return [
        judge(
          `Lighthouse performance, less that of stock with the tag: ${kind}`,
          own && stock && own.performance - stock.performance,
          { atLeast: -2 },
        ),
        judge(
          `Blocking time, of that of stock with the tag: ${kind}`,
          ratio(own?.blocking, stock?.blocking),
          { atMost: 0.5, show: times },
        ),
        judge(`Layout shift: ${kind}`, own?.shift, { atMost: 0 }),
      ];
    },
  );
}

function judgePlain(judge, figures) {
  return PAGES.filter(({ isVisited }) => isVisited).flatMap(({ address, kind, hasDemo }) => {
    const page = figures?.lighthouse?.[address];
    const atMost = hasDemo ? 100 : 30;
    return [
      judge(`Lighthouse performance: ${kind}`, page?.performance, { atLeast: 100 }),
      judge(`Blocking time: ${kind}`, page?.blocking, { atMost, show: milliseconds }),
      judge(`Layout shift: ${kind}`, page?.shift, { atMost: 0 }),
    ];
  });
}

function judgePaint(judge, figures, { stock, starlight }) {
  const paint = (site, address) => site?.lighthouse?.[address]?.paint;
  return [
    judge(
      "Largest paint of a guide, of Starlight's",
      ratio(paint(figures, GUIDE), paint(starlight, GUIDE)),
      { atMost: 1.1, show: times },
    ),
    judge(
      "Largest paint of the home page, of stock's",
      ratio(paint(figures, '/toolpad/'), paint(stock, '/toolpad/')),
      { atMost: 0.6, show: times },
    ),
  ];
}

function judgeVisit(judge, { visit, turns, demoEdits } = {}, stock = {}) {
  const ofStock = { atMost: 1, show: times };
  return [
    judge('Worst interaction of a visit', visit?.worst, { atMost: 200, show: milliseconds }),
    judge('Key in the editor of a demo to the demo', demoEdits?.desktop, {
      atMost: 300,
      show: milliseconds,
    }),
    judge('Next page, made ahead, to its heading', turns?.pointed, {
      atMost: 50,
      show: milliseconds,
    }),
    judge('Share of pages pointed at that were made ahead', turns?.ahead, { atLeast: 1 }),
    judge(
      "Next page, not made ahead, of stock's",
      ratio(turns?.plain, stock.turns?.plain),
      ofStock,
    ),
    judge("Next page on the phone, of stock's", ratio(turns?.phone, stock.turns?.phone), ofStock),
    judge('Share of pages kept for the way back', turns?.kept, { atLeast: 1 }),
  ];
}

function judgeBuild(judge, { corpus, name }) {
  const first = (site, count) => corpus?.[site]?.[count]?.build?.first;
  const second = (site) => corpus?.[site]?.[1_000]?.build?.second.wall;
  const further = (site) => first(site, 5_000)?.wall - first(site, 1_000)?.wall;
  const [own, stock] = [first(name, 1_000), first('stock', 1_000)];
  return [
    judge("Build of 1,000 pages, of stock's time", ratio(own?.wall, stock?.wall), {
      atMost: 1.6,
      show: times,
    }),
    judge("Build of 1,000 pages, of stock's memory", ratio(own?.memory, stock?.memory), {
      atMost: 1,
      show: times,
    }),
    judge("Each further thousand pages, of stock's time", further(name) / further('stock'), {
      atMost: 1.1,
      show: times,
    }),
    judge('Build of 5,000 pages, of that of 1,000', ratio(first(name, 5_000)?.wall, own?.wall), {
      atMost: 5.2,
      show: times,
    }),
    judge("Second build of 1,000 pages, of stock's", ratio(second(name), second('stock')), {
      atMost: 1.3,
      show: times,
    }),
  ];
}

function judgeDevelopment(judge, { own, stock }) {
  return [
    judge(
      "Development: edit to visible, of stock's",
      ratio(own?.development?.edit, stock?.development?.edit),
      { atMost: 1, show: times },
    ),
    judge(
      "Development: start to a page, of stock's",
      ratio(own?.development?.start, stock?.development?.start),
      { atMost: 1.2, show: times },
    ),
  ];
}

/**
 * Compares the figures of a run with their targets, for the plain site and the published one.
 *
 * @param results see `results.mjs`; any part may be missing
 * @returns {Judged[]}
 */
export function judgeResults({ site = {}, corpus }) {
  const builds = corpus?.published || !corpus?.own ? 'published' : 'own';
  return [
    ...['own', 'published'].flatMap((name) => {
      const judge = judgeFor(name);
      return [
        ...judgeLoad(judge, site[name], { corpus, name: builds }),
        ...judgeTaps(judge, site[name], site.stock, corpus?.[name]?.[1_000]),
        ...(name === 'own' ? judgePlain : judgePublished)(judge, site[name], site),
        ...judgePaint(judge, site[name], site),
        ...judgeVisit(judge, site[name], site.stock),
      ];
    }),
    ...judgeBuild(judgeFor(builds), { corpus, name: builds }),
    ...judgeDevelopment(judgeFor('own'), site),
  ];
}
