import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium, WHOLE_BROWSERS } from '../tests/support/findChromium.mjs';
import { median, repeat } from './statistics.mjs';

const run = promisify(execFile);
const COMMAND = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const OPTIONS = [
  '--quiet',
  '--output=json',
  '--output-path=stdout',
  '--only-categories=performance',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
];

/** Lighthouse missed the beginning of its own recording, which says nothing of the page. */
const MISSED = 'NO_NAVSTART';

/** How often it may miss in a row. */
const MISSES = 3;

/** One visit of Lighthouse's phone: score, milliseconds, a sum of shifts, milliseconds. */
async function visit(url, misses = 0) {
  const chromium = findChromium(WHOLE_BROWSERS) ?? findChromium();
  const { stdout } = await run(process.execPath, [COMMAND, url, ...OPTIONS], {
    env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 240_000,
  }).catch((error) => {
    if (error.stdout) {
      // What it found out in spite of the error, and the error by its code.
      return error;
    }
    // Its message is the whole command, with folders of this machine.
    throw new Error(
      `Lighthouse ended with ${error.code}: ${error.stderr.trim().split('\n').at(-1)}`,
    );
  });
  const { categories, audits, environment, runtimeError } = JSON.parse(stdout);
  if (runtimeError?.code === MISSED && misses < MISSES) {
    return visit(url, misses + 1);
  }
  if (runtimeError) {
    throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  }
  return {
    performance: Math.round(categories.performance.score * 100),
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    paint: audits['largest-contentful-paint'].numericValue,
    // How fast Lighthouse finds the machine: it slows all down alike, and a slow one ends up slower.
    benchmark: environment.benchmarkIndex,
  };
}

/**
 * Visits a page with Lighthouse (mobile, its own throttling) several times.
 *
 * @param {string} url
 * @param {number} runs
 * @returns {Promise<{ performance: number, blocking: number, shift: number, paint: number, benchmark: number }>}
 *   medians
 */
export async function measureLighthouse(url, runs) {
  const visits = await repeat(runs, () => visit(url));
  return Object.fromEntries(
    Object.keys(visits[0]).map((name) => [name, median(visits.map((each) => each[name]))]),
  );
}
