const path = require('node:path');

const EXAMPLE_FILE = /^\s*```.*\sfile="([^"]+)"/gm;
const DEMO = /<Demo\s[^>]*?\bsrc="([^"]+)"/g;

/**
 * Declares the files that a page depends on besides its own: the demos whose source it shows, files of
 * example apps, what references are made from, the plugins that compile it. Otherwise a cached page
 * would not be recompiled when one of them changes.
 *
 * @this {import('webpack').LoaderContext<{ pluginDirs: string[], examplesDir: string, stylings: string[], references: Record<string, string[]> }>}
 * @param {string} source
 */
module.exports = function pageDependenciesLoader(source) {
  const { pluginDirs, examplesDir, stylings, references } = this.getOptions();
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
  for (const [element, files] of Object.entries(references)) {
    if (source.includes(`<${element}`)) {
      files.forEach((file) => this.addDependency(file));
    }
  }
  return source;
};
