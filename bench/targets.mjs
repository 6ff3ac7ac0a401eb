/** What the figures are to be, and whether they are; the limits are part of no measurement. */
import { PAGES } from './pages.mjs';

/** @typedef {{ figure: string, value: string, target: string, verdict: string }} Judged */

const times = (value) => value.toFixed(2);
const milliseconds = (value) => `${Math.round(value)} ms`;
const kilobytes = (value) => `${(value / 1_000).toFixed(1)} KB`;

const ratio = (value, base) =>
  value === undefined || base === undefined ? undefined : value / base;

const largest = (values) => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};

/** A row of the table; `value` is `undefined` when it was not measured. */
function judge(figure, value, { atMost, atLeast, show = String }) {
  const target = atMost === undefined ? `at least ${show(atLeast)}` : `at most ${show(atMost)}`;
  if (value === undefined) {
    return { figure, value: '–', target, verdict: 'not measured' };
  }
  const isReached = atMost === undefined ? value >= atLeast : value <= atMost;
  return { figure, value: show(value), target, verdict: isReached ? 'reached' : '**not reached**' };
}

function judgeLoad({ site, corpus }) {
  const own = site?.own?.load ?? {};
  const stock = site?.stock?.load ?? {};
  const each = (kind) => Object.values(own).map((bytes) => bytes[kind]);
  const guides = PAGES.filter(({ isGuide }) => isGuide).map(({ address }) => own[address]?.page);
  return [
    ...PAGES.filter(({ isDocs }) => isDocs).map(({ address, kind }) =>
      judge(
        `JavaScript at load, of stock's: ${kind}`,
        ratio(own[address]?.script, stock[address]?.script),
        { atMost: 0.55, show: times },
      ),
    ),
    judge(
      'JavaScript of a page that is touched with 1,000 pages, of that with 100',
      ratio(corpus?.own?.[1000]?.load?.touched, corpus?.own?.[100]?.load?.touched),
      { atMost: 1.05, show: times },
    ),
    judge('CSS, the page with most', largest(each('style')), { atMost: 20_000, show: kilobytes }),
    judge('HTML of a guide, the larger of two', largest(guides), {
      atMost: 20_000,
      show: kilobytes,
    }),
    judge('Fonts at load, the page with most', largest(each('font')), {
      atMost: 60_000,
      show: kilobytes,
    }),
  ];
}

function judgeLighthouse({ site }) {
  return PAGES.filter(({ isVisited }) => isVisited).flatMap(({ address, kind }) => {
    const own = site?.own?.lighthouse?.[address];
    const stock = site?.stock?.lighthouse?.[address];
    return [
      judge(`Lighthouse performance: ${kind}`, own?.performance, { atLeast: 99 }),
      judge(`Blocking time: ${kind}`, own?.blocking, { atMost: 50, show: milliseconds }),
      judge(`Layout shift: ${kind}`, own?.shift, { atMost: 0 }),
      judge(`Largest paint, of stock's: ${kind}`, ratio(own?.paint, stock?.paint), {
        atMost: 0.7,
        show: times,
      }),
    ];
  });
}

function judgeBuild({ corpus }) {
  const own = corpus?.own ?? {};
  const stock = corpus?.stock?.[1000]?.build?.first;
  const thousand = own[1000]?.build;
  return [
    judge("Build of 1,000 pages, of stock's time", ratio(thousand?.first.wall, stock?.wall), {
      atMost: 1.3,
      show: times,
    }),
    judge("Build of 1,000 pages, of stock's memory", ratio(thousand?.first.memory, stock?.memory), {
      atMost: 1.2,
      show: times,
    }),
    judge('Second build, of the first', ratio(thousand?.second.wall, thousand?.first.wall), {
      atMost: 0.5,
      show: times,
    }),
    judge(
      'Build of 5,000 pages, of that of 1,000',
      ratio(own[5000]?.build?.first.wall, thousand?.first.wall),
      { atMost: 5.5, show: times },
    ),
  ];
}

function judgeTimes({ site }) {
  const { development, clicks } = site?.own ?? {};
  const seconds = (value) => `${value.toFixed(2)} s`;
  return [
    judge('Edit to visible', development?.edit, { atMost: 1, show: seconds }),
    judge('Click to new heading', clicks, { atMost: 100, show: milliseconds }),
  ];
}

/**
 * Compares the figures of a run with what they are to be.
 *
 * @param results see `results.mjs`; any part may be missing
 * @returns {Judged[]}
 */
export function judgeResults(results) {
  return [judgeLoad, judgeLighthouse, judgeBuild, judgeTimes].flatMap((part) => part(results));
}
