/**
 * Measures the site, plain and published, against stock Docusaurus, Starlight and Rspress, and
 * writes `bench/RESULTS.md` (see bench/README.md):
 *
 *   npm run bench [-- --only corpus|site] [--sites own,published,stock,tagged,starlight,rspress]
 *     [--pages 100,1000,5000] [--runs 5] [--slowdown 4] [--note text] [--out file]
 *
 * Works on copies of the last commit; Linux only.
 */
import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser, setSlowdown, slowdown } from './browser.mjs';
import { measureCorpus, measureSite } from './measure.mjs';
import { collectResults, describeMachine } from './results.mjs';
import { COMMIT } from './sites.mjs';
import { SITES } from './tables.mjs';
import { startThirdParties } from './thirdParties.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sites: { type: 'string', default: SITES.join() },
    pages: { type: 'string', default: '100,1000,5000' },
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: String(slowdown) },
    note: { type: 'string' },
    out: { type: 'string', default: path.join(import.meta.dirname, 'RESULTS.md') },
  },
});
if (values.only !== undefined && values.only !== 'corpus' && values.only !== 'site') {
  process.stderr.write(`--only ${values.only}: must be corpus or site\n`);
  process.exit(2);
}
const named = values.sites.split(',');
const unknown = named.filter((name) => !SITES.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`--sites ${unknown.join()}: unknown; use ${SITES.join(', ')}\n`);
  process.exit(2);
}
if (!(Number(values.slowdown) >= 1)) {
  process.stderr.write(`--slowdown ${values.slowdown}: must be at least 1\n`);
  process.exit(2);
}
setSlowdown(Number(values.slowdown));

// Ends what runs; what was measured is already written.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    process.stderr.write(`Stopped by ${signal}\n`);
    process.exit(1);
  });
}

// Outside of the folder of sites, which is removed at the end.
const rawFile = path.join(os.tmpdir(), 'bench-results.json');
const root = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
const thirdParties = await startThirdParties();
const browser = await launchBrowser(thirdParties.browserArgs);
const args = process.argv.slice(2).filter((arg) => arg !== values.note && arg !== '--note');
const results = collectResults({
  rawFile,
  pageFile: values.out,
  run: {
    date: new Date().toISOString().slice(0, 16).replace('T', ' ') + ' UTC',
    commit: COMMIT,
    command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
    machine: describeMachine(browser),
    runs: Number(values.runs),
    slowdown,
    note: values.note,
  },
});
const run = {
  results,
  browser,
  thirdParties,
  root,
  // In the order of the tables: other generators take their text from the own site's build.
  sites: SITES.filter((name) => named.includes(name)),
  runs: Number(values.runs),
};
try {
  if (values.only !== 'site') {
    for (const count of values.pages.split(',').map(Number)) {
      await measureCorpus(run, count);
    }
  }
  if (values.only !== 'corpus') {
    await measureSite(run);
  }
} finally {
  await browser.close();
  await thirdParties.close();
}
process.stdout.write(`${await fs.readFile(values.out, 'utf8')}\nRaw figures: ${rawFile}\n`);
process.exitCode = results.failures.length > 0 ? 1 : 0;
