const fs = require('node:fs');
const path = require('node:path');

const EXAMPLE_FILE = /^\s*```.*\sfile="([^"]+)"/gm;
const DEMO = /<Demo\s[^>]*?\bsrc="([^"]+)"/g;

/**
 * Declares the files that a page depends on besides its own: the demos whose source it shows, files of
 * example apps, what references are made from, and the plugins that compile it with all that they
 * import. Otherwise a cached page would not be recompiled when one of them changes.
 *
 * @this {import('webpack').LoaderContext<{ plugins: string[], examplesDir: string, stylings: string[], references: Record<string, string[]> }>}
 * @param {string} source
 */
module.exports = function pageDependenciesLoader(source) {
  const { plugins, examplesDir, stylings, references } = this.getOptions();
  plugins.forEach((file) => this.addDependency(file));
  for (const [, demo] of source.matchAll(DEMO)) {
    const folder = path.dirname(path.resolve(this.context, demo));
    // A demo's other stylings are in sibling folders.
    for (const styling of ['.', ...stylings]) {
      const component = path.join(folder, styling, path.basename(demo));
      for (const file of [component, component.replace(/\.tsx$/, '.css')]) {
        // As a plain dependency, a missing file would count as removed, and the page as changed.
        if (fs.existsSync(file)) {
          this.addDependency(file);
        } else {
          this.addMissingDependency(file);
        }
      }
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
