import fs from 'node:fs/promises';
import { reportOf } from './report.mjs';

/** Puts a value at a place such as `['site', 'own', 'clicks']`. */
function setAt(object, [key, ...rest], value) {
  if (rest.length === 0) {
    object[key] = value;
  } else {
    object[key] ??= {};
    setAt(object[key], rest, value);
  }
}

/**
 * Collects what a run measures. After each part the raw figures and the page of results are written
 * anew, so that a part that fails, or a run that is ended, loses no other:
 *
 *     corpus.<own|stock>.<pages>   build.first, build.second, load
 *     site.<own|stock>             build.first, build.second, load.<address>, lighthouse.<address>,
 *                                  clicks, search, development
 *
 * @param {{ rawFile: string, pageFile: string, run: object }} options `run` says when, where and how
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
