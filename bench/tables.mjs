/** Figures as Markdown tables; a dash means that something was not measured. */
import { CONTROLS } from './controls.mjs';
import { PAGES } from './pages.mjs';
import { judgeResults } from './targets.mjs';

/** Every site that a run may measure, in the order of the tables. */
export const SITES = ['own', 'published', 'stock', 'tagged', 'starlight', 'rspress'];

const KINDS = ['script', 'style', 'page', 'font', 'image', 'other', 'outside'];

const number = (value, digits = 1) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
const megabytes = (value) => number(value / 1_000_000, 0);
const kilobytes = (value) => number(value / 1_000);
const percent = (value) => (Number.isFinite(value) ? `${Math.round(value * 100)}%` : '–');

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const measured = (results = {}) => SITES.filter((name) => results[name]);

export function targetTable(results) {
  return table(
    ['Figure', 'Site', 'Measured', 'Target', ''],
    judgeResults(results).map((row) => [row.figure, row.site, row.value, row.target, row.verdict]),
  );
}

const countsOf = (corpus) =>
  [...new Set(measured(corpus).flatMap((site) => Object.keys(corpus[site])))]
    .map(Number)
    .sort((one, other) => one - other);

export function corpusTable(corpus) {
  const rows = countsOf(corpus).flatMap((count) =>
    measured(corpus).flatMap((site) =>
      ['first', 'second'].map((which) => {
        const { build, load, search } = corpus[site][count] ?? {};
        return [
          count,
          site,
          which,
          number(build?.[which].wall),
          number(build?.[which].cpu),
          megabytes(build?.[which].memory),
          megabytes(build?.[which].output),
          ...(which === 'first'
            ? [
                ...['script', 'touched', 'page'].map((kind) => kilobytes(load?.[kind])),
                number(search?.first, 0),
                number(search?.later, 0),
              ]
            : ['', '', '', '', '']),
        ];
      }),
    ),
  );
  const head = ['Pages', 'Site', 'Build', 'Wall, s', 'CPU, s', 'Memory, MB', 'Output, MB'];
  const loaded = ['Script of a page, kB', 'pointer moved', 'Page, kB'];
  return table([...head, ...loaded, 'First question on the phone, ms', 'later, ms'], rows);
}

export function loadTable(site) {
  const rows = PAGES.flatMap(({ address, kind }) =>
    measured(site)
      .filter((name) => site[name].load?.[address])
      .map((name) => {
        const bytes = site[name].load[address];
        const cells = [...KINDS, 'touched'].map((each) => kilobytes(bytes[each]));
        return [`${kind}: \`${address}\``, name, ...cells];
      }),
  );
  return table(['Page', 'Site', ...KINDS, 'script, pointer moved'], rows);
}

export function islandTable(site) {
  const rows = measured(site)
    .filter((name) => site[name].islands)
    .map((name) => {
      const { search, reacts, before, early, demo } = site[name].islands;
      return [name, kilobytes(search), reacts, kilobytes(before), early ?? '–', kilobytes(demo)];
    });
  return table(
    [
      'Site',
      'Search open and answered, kB',
      'Copies of React',
      '14 demos, none near, kB',
      'frames of demos',
      'the first on the screen, kB',
    ],
    rows,
  );
}

/** A tap at its three times, with the number of taps where one was not enough. */
function tapCells(taps) {
  return [300, 3_000, 8_000].map((at) => {
    const { ms, taps: count } = taps?.[at] ?? {};
    return number(ms, 0) + (count > 1 ? ` (${count} taps)` : '');
  });
}

export function tapTable(site) {
  const rows = Object.keys(CONTROLS.own).flatMap((control) =>
    measured(site)
      .filter((name) => CONTROLS[name]?.[control])
      .map((name) => [control, name, ...tapCells(site[name].taps?.[control])]),
  );
  return table(['Tap', 'Site', '0.3 s, ms', '3 s, ms', '8 s, ms'], rows);
}

export function visitTable(site) {
  const sites = measured(site).filter((name) => site[name].visit);
  const actions = [...new Set(sites.flatMap((name) => Object.keys(site[name].visit.actions)))];
  const row = (name, read) => [name, ...sites.map((each) => number(read(site[each].visit), 0))];
  return table(
    ['Longest interaction, ms', ...sites],
    [
      ...actions.map((action) => row(action, (visit) => visit.actions[action])),
      row('the visit', (visit) => visit.worst),
    ],
  );
}

export function lighthouseTable(site) {
  const rows = PAGES.flatMap(({ address, kind }) =>
    measured(site)
      .filter((name) => site[name].lighthouse?.[address])
      .map((name) => {
        const { performance, blocking, shift, paint, benchmark } = site[name].lighthouse[address];
        return [
          kind,
          name,
          performance,
          number(blocking, 0),
          number(shift, 3),
          number(paint, 0),
          number(benchmark, 0),
        ];
      }),
  );
  const head = ['Page', 'Site', 'Performance', 'Blocking, ms', 'Shift', 'Largest paint, ms'];
  return table([...head, 'Benchmark index'], rows);
}

/** Figures with one value per site. */
const TIMES = [
  ['Build, s', ({ build }) => number(build?.first.wall)],
  ['Second build, s', ({ build }) => number(build?.second?.wall)],
  ['Next page, pointed at, ms', ({ turns }) => number(turns?.pointed, 0)],
  ['of these made ahead of the click', ({ turns }) => percent(turns?.ahead)],
  ['Next page, not made ahead, ms', ({ turns }) => number(turns?.plain, 0)],
  ['Next page on the phone, ms', ({ turns }) => number(turns?.phone, 0)],
  ['Back: kept whole', ({ turns }) => percent(turns?.kept)],
  ['Phone: first question to results, ms', ({ search }) => number(search?.first, 0)],
  ['Phone: later questions, ms', ({ search }) => number(search?.later, 0)],
  ['Key in a demo to the demo, ms', ({ demoEdits }) => number(demoEdits?.desktop, 0)],
  [
    'the same, processor {slowdown} times slower, ms',
    ({ demoEdits }) => number(demoEdits?.slow, 0),
  ],
  [
    "Google's tag on an empty page, ms of the processor",
    (each) => number(each.thirdParties?.tag, 0),
  ],
  ['Development: start to a page, s', ({ development }) => number(development?.start)],
  ['Development: edit to visible, s', ({ development }) => number(development?.edit, 2)],
];

export function timesTable(site, slowdown) {
  const sites = measured(site);
  const rows = TIMES.map(([name, read]) => [
    name.replace('{slowdown}', slowdown),
    ...sites.map((each) => read(site[each])),
  ]);
  return table(['Time', ...sites], rows);
}
