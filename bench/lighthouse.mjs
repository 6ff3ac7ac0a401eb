import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium, WHOLE_BROWSERS } from '../tests/support/findChromium.mjs';
import { BROWSER_ARGS, slowdown } from './browser.mjs';
import { median, repeat } from './statistics.mjs';

const run = promisify(execFile);
const COMMAND = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const options = () => [
  '--quiet',
  '--output=json',
  '--only-categories=performance',
  `--throttling.cpuSlowdownMultiplier=${slowdown}`,
];

/** Quotes the value of a flag if it contains spaces. */
const quote = (flag) => flag.replace(/=(.* .*)$/, '="$1"');

const chromeFlags = (args) =>
  `--chrome-flags=${['--headless=new', ...BROWSER_ARGS, ...args].map(quote).join(' ')}`;

/** Lighthouse missed the beginning of its own recording, which says nothing about the page. */
const MISSED = 'NO_NAVSTART';

/** How often it may miss in a row. */
const MISSES = 3;

/** Lighthouse's report on a page, via a file: after an error, it exits before a pipe has it all. */
async function report(url, args) {
  const chromium = findChromium(WHOLE_BROWSERS) ?? findChromium();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    await run(
      process.execPath,
      [COMMAND, url, ...options(), chromeFlags(args), `--output-path=${file}`],
      {
        env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
        timeout: 240_000,
      },
    ).catch(async (error) => {
      const isReported = await fs.access(file).then(
        () => true,
        () => false,
      );
      if (!isReported) {
        // Its message is the whole command, with paths of this machine.
        throw new Error(
          `Lighthouse ended with ${error.code}: ${error.stderr.trim().split('\n').at(-1)}`,
        );
      }
    });
    return JSON.parse(await fs.readFile(file, 'utf8'));
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** One visit with Lighthouse's phone: score, milliseconds, sum of shifts, milliseconds. */
async function visit(url, args, misses = 0) {
  const { categories, audits, environment, runtimeError } = await report(url, args);
  if (runtimeError?.code === MISSED && misses < MISSES) {
    return visit(url, args, misses + 1);
  }
  if (runtimeError) {
    throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  }
  return {
    performance: Math.round(categories.performance.score * 100),
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    paint: audits['largest-contentful-paint'].numericValue,
    // How fast Lighthouse rates the machine: it throttles all alike, so slow ones end up slower.
    benchmark: environment.benchmarkIndex,
  };
}

/**
 * Visits a page with Lighthouse (mobile, its own throttling) several times.
 *
 * @param {string} url
 * @param {{ runs: number, args: readonly string[] }} options `args`: direct Chromium to the third
 *   parties
 * @returns {Promise<{ performance: number, blocking: number, shift: number, paint: number, benchmark: number }>}
 *   medians
 */
export async function measureLighthouse(url, { runs, args }) {
  const visits = await repeat(runs, () => visit(url, args));
  return Object.fromEntries(
    Object.keys(visits[0]).map((name) => [name, median(visits.map((each) => each[name]))]),
  );
}
