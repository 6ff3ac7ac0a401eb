import prettier from 'prettier';
import {
  corpusTable,
  islandTable,
  lighthouseTable,
  loadTable,
  tapTable,
  targetTable,
  timesTable,
  visitTable,
} from './tables.mjs';

/** Explains the figures. */
function explain({ runs, slowdown }) {
  return `- **own** is this site with nothing set in its environment: a clone of the commit with its own
  configuration, theme and every feature. **published** is the same commit with \`GTAG_ID\`,
  \`AD_SCRIPT_URL\`, \`AD_JSON_URL\` and \`FEEDBACK_URL\` set. A corpus is added to the pages of the site:
  N pages and its own.
- **stock** is \`@docusaurus/preset-classic\` with \`future: { v4: true, faster: true }\`. With a corpus, it
  has these pages and nothing else. On the real pages, it has the same Markdown and the same sidebars, and
  the site's components show only their content: no demos, no references, no pictures of \`<Figure>\`. That
  favors stock. Its home page is that of a new Docusaurus site.
  **tagged** is the same with Google's tag: published pages are compared with it.
- **starlight** (Astro 5, Starlight 0.36) and **rspress** (Rspress 2) have the Markdown that the site
  writes next to each page, at the same paths. That text has the source of each demo, but no demo.
  Starlight's search is Pagefind, its program from the npm package; sharp is off, pictures are unchanged.
  Their builds download and report nothing.
- Third parties are stand-ins on this machine: Google's tag of 400 kB, 134 kB compressed, which takes a
  desktop about 60 ms; an ad script of 10 kB that requests an ad from a second host and inserts it with a
  picture of 6 kB; the same ad as JSON; the URLs that receive reports. The browser finds no other host.
  The run makes sure that a published page shows an ad in both layouts and reports its view.
- The first build has no caches, the second has those of the first. Memory is that of all processes of
  the build (resident set size, sampled four times a second); CPU is the user and system time of all.
- **At load** is what the first 5 s of a cold visit without interaction transfer, including frames and
  prefetched files; gzip, in kB of 1,000 bytes, each file once. **outside** is what third parties sent.
  For 14 demos with none near, the window is 100 px high and shows the end of the page.
- **Phone**: processor ${slowdown} times slower, 150 ms, 1.6 Mb/s down, 390 × 844, touch, empty profile. A tap
  counts from the browser's own time of the first tap, so that a busy page counts, until its effect is
  painted: the whole menu in place, the search field focused, the attribute of the mode changed, the label
  of the copy button changed, the other sample visible. A tap without a response is repeated every second.
  Stock and Starlight have the color mode in their menu, which is opened first; stock's code language is a
  tab.
- A visit happens on a desktop with a processor ${slowdown} times slower; an interaction lasts from its event to the
  next paint, as browsers count it. 0 means less than a frame.
- A key in the editor of a demo counts from the browser's own time of the key until the demo, compiled and
  rendered again, has painted it: keys in the middle of a text, one after the other.
- A next page counts from the click until its heading is painted. Chromium as readers have it makes pages
  ahead of the click (prerenders them); on the phone, it does not, because prerendering cannot be slowed
  down. **Kept whole**: back came from the back/forward cache; a single-page app never leaves its document.
- Lighthouse is 12.8.2 with its mobile defaults but that slowdown, because 13 needs a newer Node, on a local server that
  compresses. Its benchmark index rates the speed of the machine: a fast laptop has 1,500 or more.
- Medians of ${runs} for Lighthouse and next pages, of at most 3 for taps, searches and visits, of ten for
  edits.`;
}

/** The largest scripts of each page of the real site: where to look for excess weight. */
function largestScripts(site) {
  const { load = {} } = site?.own ?? site?.published ?? {};
  return Object.entries(load).map(([address, { scripts }]) => {
    const files = Object.entries(scripts).slice(0, 6);
    const named = files.map(
      ([file, size]) => `${file.split('/').at(-1)} ${(size / 1_000).toFixed(1)}`,
    );
    return `- \`${address}\`: ${named.join(', ')}`;
  });
}

/** What could not be measured, and why. */
function failureLines(failures) {
  return failures.map(({ part, message }) => `- ${part}: ${message.split('\n')[0]}`);
}

function runLines({ date, commit, command, machine, note }) {
  return [
    `- Date: ${date}`,
    `- Commit: ${commit}`,
    `- Command: \`${command}\``,
    `- Machine: ${machine.processor}, ${machine.cores} cores, ${machine.memory} GB; ${machine.system}; load of the last minute at the start ${machine.load}`,
    `- Programs: Node ${machine.node}, Docusaurus ${machine.docusaurus}, Chromium ${machine.chromium}`,
    ...(note ? [`- Note: ${note}`] : []),
  ];
}

/**
 * Reports what a run has measured so far.
 *
 * @param results see `results.mjs`; any part may be missing
 * @returns {Promise<string>} a page of Markdown
 */
export function reportOf(results) {
  const { corpus, site, failures, slowdown } = results;
  const sections = [
    ['# Measurements', 'Written by `npm run bench`.', runLines(results).join('\n')],
    ['## Targets', targetTable(results)],
    ['## What is measured', explain(results)],
    ['## Corpora: builds, and a page at load', corpusTable(corpus)],
    ['## Real pages at load, kB', loadTable(site)],
    ['## Script with an island open', islandTable(site)],
    ['## First tap on a phone', tapTable(site)],
    ['## A visit', visitTable(site)],
    ['## Times on the real site', timesTable(site, slowdown)],
    ['## Lighthouse, mobile', lighthouseTable(site)],
    ['## Largest scripts of the real pages, kB', largestScripts(site).join('\n')],
    ...(failures.length > 0 ? [['## Not measured', failureLines(failures).join('\n')]] : []),
  ];
  return prettier.format(sections.flat().join('\n\n'), { parser: 'markdown', printWidth: 100 });
}
