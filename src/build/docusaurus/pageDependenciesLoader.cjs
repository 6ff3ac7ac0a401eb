const path = require('node:path');

const EXAMPLE_FILE = /^\s*```.*\sfile="([^"]+)"/gm;
const DEMO = /<Demo\s[^>]*?\bsrc="([^"]+)"/g;

/**
 * Declares a page's dependencies besides imports, so that a cached page is recompiled when one
 * changes: its demos, files of example apps, and the plugins that compile it.
 *
 * Checked with Docusaurus 3.10.2; guarded by pageDependencies.test.ts.
 *
 * @this {import('webpack').LoaderContext<{ pluginDirs: string[], examplesDir: string, stylings: string[] }>}
 * @param {string} source
 */
module.exports = function pageDependenciesLoader(source) {
  const { pluginDirs, examplesDir, stylings } = this.getOptions();
  pluginDirs.forEach((folder) => this.addContextDependency(folder));
  for (const [, demo] of source.matchAll(DEMO)) {
    const folder = path.dirname(path.resolve(this.context, demo));
    // A demo's other stylings are in sibling folders.
    for (const styling of ['.', ...stylings]) {
      this.addDependency(path.join(folder, styling, path.basename(demo)));
    }
  }
  for (const [, file] of source.matchAll(EXAMPLE_FILE)) {
    this.addDependency(path.join(examplesDir, file));
  }
  return source;
};
