const fs = require('node:fs');

/**
 * Gives the bundler another file's text for a module, which keeps its name: what the server says a page
 * needs is found by that.
 *
 * @this {import('webpack').LoaderContext<{ files: Record<string, string> }>}
 * @returns {string}
 */
module.exports = function replaceLoader() {
  const file = this.getOptions().files[this.resourcePath];
  if (file === undefined) {
    throw new Error(`Nothing stands in for ${this.resourcePath}`);
  }
  this.addDependency(file);
  return fs.readFileSync(file, 'utf8');
};
