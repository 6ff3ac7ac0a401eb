import prettier from 'prettier';
import { corpusLoadTable, siteLoadTable } from './loadTables.mjs';
import { corpusTable, growthTable, lighthouseTable, targetTable, timesTable } from './tables.mjs';

/** What the figures mean. */
function explain(runs) {
  return `- **own** is this site: a clone of the commit with its own configuration, theme and every feature
  (search index, Markdown twins, cards, headers). A corpus stands beside the pages that the site has, so
  own is measured with those on top: N pages and its own.
- **stock** is \`@docusaurus/preset-classic\` with \`future: { v4: true, faster: true }\`. With a corpus it has
  these pages and nothing else. On the real pages it has the same Markdown and the same sidebars, and the
  site's components show their content and nothing around it: no demos, no references, no pictures of
  \`<Figure>\`. That favours stock. Its home page is that of a new Docusaurus site.
- The first build has no caches, the second those of the first. Memory is that of all processes of the
  build (resident set size, looked at four times a second); CPU is user and system time of all.
- **At load** is what the first 5 s of a cold visit that touches nothing transfer, frames and what is
  fetched for later included; gzip, in KB of 1,000 bytes. Each file counts once. Own pages load their
  scripts at the first sign of a reader: a pointer, a finger, a wheel, a key, half of a demo on the
  screen, or ten seconds of reading. **Script, touched** is all that came when the pointer had moved.
- Lighthouse is 12.8.2 with its mobile defaults, on a local server that compresses; medians of ${runs}.
  Its benchmark index says how fast it found the machine: a fast laptop has 1,500 and more.
  Clicks, edits and searches are medians of ten.`;
}

/** The largest scripts of each page of the real site, which is where to look for what weighs most. */
function largestScripts(site) {
  return Object.entries(site?.own?.load ?? {}).map(([address, { scripts }]) => {
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
 * Writes down what a run has measured so far.
 *
 * @param results see `results.mjs`; any part may be missing
 * @returns {Promise<string>} a page of Markdown
 */
export function reportOf(results) {
  const { corpus, site, failures, runs } = results;
  const sections = [
    ['# Measurements', 'Written by `npm run bench`.', runLines(results).join('\n')],
    ['## Targets', targetTable(results)],
    ['## What is measured', explain(runs)],
    ['## Corpora: build', corpusTable(corpus)],
    ['## Corpora: growth of the first build and of a page', growthTable(corpus)],
    ['## Corpora: a page at load, KB', corpusLoadTable(corpus)],
    ['## Real pages at load, KB', siteLoadTable(site)],
    ['## Largest scripts of the real pages, KB', largestScripts(site).join('\n')],
    ['## Lighthouse, mobile', lighthouseTable(site)],
    ['## Times on the real site', timesTable(site)],
    ...(failures.length > 0 ? [['## Not measured', failureLines(failures).join('\n')]] : []),
  ];
  return prettier.format(sections.flat().join('\n\n'), { parser: 'markdown', printWidth: 100 });
}
