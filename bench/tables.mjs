/** Figures as tables in Markdown; a dash stands for what was not measured. */
import { PAGES } from './pages.mjs';
import { judgeResults } from './targets.mjs';

export const SITES = ['own', 'stock'];

export const number = (value, digits = 1) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
const megabytes = (value) => number(value / 1_000_000, 0);

export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function targetTable(results) {
  const rows = judgeResults(results);
  return table(
    ['Figure', 'Measured', 'Target', ''],
    rows.map((row) => [row.figure, row.value, row.target, row.verdict]),
  );
}

/** The sizes of the corpora that were measured, on any of the sites. */
export const countsOf = (corpus) =>
  [...new Set(SITES.flatMap((site) => Object.keys(corpus?.[site] ?? {})))]
    .map(Number)
    .sort((one, other) => one - other);

export function corpusTable(corpus) {
  const rows = countsOf(corpus).flatMap((count) =>
    SITES.flatMap((site) =>
      ['first', 'second'].map((which) => {
        const build = corpus[site]?.[count]?.build?.[which];
        return [
          count,
          site,
          which,
          number(build?.wall),
          number(build?.cpu),
          megabytes(build?.memory),
          megabytes(build?.output),
        ];
      }),
    ),
  );
  return table(['Pages', 'Site', 'Build', 'Wall, s', 'CPU, s', 'Memory, MB', 'Output, MB'], rows);
}

export function growthTable(corpus) {
  const counts = countsOf(corpus);
  const rows = counts.slice(1).flatMap((count, index) =>
    SITES.map((site) => {
      const [before, after] = [corpus[site]?.[counts[index]], corpus[site]?.[count]];
      const growth = (read) => number(read(after) / read(before), 2);
      return [
        `${counts[index]} → ${count}`,
        site,
        growth((each) => each?.build?.first.wall),
        growth((each) => each?.build?.first.cpu),
        growth((each) => each?.build?.first.memory),
        growth((each) => each?.build?.first.output),
        growth((each) => each?.load?.touched),
        growth((each) => each?.load?.page),
      ];
    }),
  );
  return table(
    ['Pages', 'Site', 'Wall', 'CPU', 'Memory', 'Output', 'script, touched', 'page at load'],
    rows,
  );
}

export function lighthouseTable(site) {
  const rows = PAGES.filter(({ isVisited }) => isVisited).flatMap(({ address, kind }) =>
    SITES.map((which) => {
      const { performance, blocking, shift, paint, benchmark } =
        site?.[which]?.lighthouse?.[address] ?? {};
      return [
        kind,
        which,
        performance ?? '–',
        number(blocking, 0),
        number(shift, 3),
        number(paint, 0),
        number(benchmark, 0),
      ];
    }),
  );
  const head = [
    'Page',
    'Site',
    'Performance',
    'Blocking, ms',
    'Shift',
    'Largest paint, ms',
    'Benchmark index',
  ];
  return table(head, rows);
}

export function timesTable(site) {
  const { own = {}, stock = {} } = site ?? {};
  return table(
    ['Time', 'own', 'stock'],
    [
      ['Build, s', number(own.build?.first.wall), number(stock.build?.first.wall)],
      ['Second build, s', number(own.build?.second.wall), number(stock.build?.second.wall)],
      [
        'Click on a link pointed at to the new heading, ms',
        number(own.clicks),
        number(stock.clicks),
      ],
      ['First search, ms', number(own.search?.first), 'has none'],
      ['Later searches, ms', number(own.search?.later), 'has none'],
      [
        'Development: start to a page, s',
        number(own.development?.start),
        number(stock.development?.start),
      ],
      [
        'Development: edit to visible, s',
        number(own.development?.edit, 2),
        number(stock.development?.edit, 2),
      ],
    ],
  );
}
