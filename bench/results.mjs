import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import { reportOf } from './report.mjs';

/** Sets a value at a path such as `['site', 'own', 'clicks']`. */
function setAt(object, [key, ...rest], value) {
  if (rest.length === 0) {
    object[key] = value;
  } else {
    object[key] ??= {};
    setAt(object[key], rest, value);
  }
}

/**
 * Collects what a run measures. After each part, the raw figures and the page of results are
 * written again, so that a part that fails, or a run that is stopped, does not lose the others:
 *
 *     corpus.<site>.<pages>   build.first, build.second, load
 *     site.<site>             build.first, build.second, load.<address>, islands, search, taps.<control>,
 *                             visit, turns, demoEdits, lighthouse.<address>, development, thirdParties
 *
 * @param {{ rawFile: string, pageFile: string, run: object }} options `run`: when, where and how
 */
export function collectResults({ rawFile, pageFile, run }) {
  const results = { ...run, failures: [] };
  return {
    /**
     * Measures one part.
     *
     * @param {readonly (string | number)[]} place where its figures belong
     * @param {() => Promise<unknown>} measure
     * @returns {Promise<boolean>} whether it worked
     */
    async part(place, measure) {
      const name = place.join(' ');
      process.stdout.write(`${name} …\n`);
      let failure = null;
      try {
        const value = await measure();
        if (value !== undefined) {
          setAt(results, place, value);
          process.stdout.write(`  ${JSON.stringify(value)}\n`);
        }
      } catch (error) {
        failure = { part: name, message: error instanceof Error ? error.message : String(error) };
        results.failures.push(failure);
        process.stdout.write(`  failed: ${failure.message}\n`);
      }
      await fs.writeFile(rawFile, JSON.stringify(results, null, 2));
      await fs.writeFile(pageFile, await reportOf(results));
      return failure === null;
    },
    get failures() {
      return results.failures;
    },
  };
}

/**
 * Describes the machine of a run.
 *
 * @param {import('@playwright/test').Browser} browser
 */
export function describeMachine(browser) {
  const [processor] = os.cpus();
  const docusaurus = new URL('../node_modules/@docusaurus/core/package.json', import.meta.url);
  return {
    processor: processor.model,
    cores: os.cpus().length,
    memory: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()}`,
    load: os.loadavg()[0].toFixed(1),
    node: process.versions.node,
    docusaurus: JSON.parse(readFileSync(docusaurus, 'utf8')).version,
    chromium: browser.version(),
  };
}
