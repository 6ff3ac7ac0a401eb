/** Products whose samples need other packages than the rest. */
const OTHERS = { 'docs-studio': 'examples' };

/**
 * The folder whose `node_modules` holds what the samples of a product's pages import.
 *
 * @param {string} folder of the pages, such as `docs-core`
 * @returns {string}
 */
export function packagesOf(folder) {
  return OTHERS[folder] ?? 'tests/samples';
}
