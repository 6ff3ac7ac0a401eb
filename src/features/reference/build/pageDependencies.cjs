/**
 * Tells the bundler what a page with a reference, or with a link to one, is made from besides its own
 * file: the code in `folder`, and `files` by the element (or its first letters) that they are for.
 * Without it, a page would stay as it was compiled before one of these changed.
 *
 * @this {import('webpack').LoaderContext<{ folder: string, files: Record<string, string[]> }>}
 * @param {string} source
 */
module.exports = function pageDependencies(source) {
  const { folder, files } = this.getOptions();
  for (const [element, dependencies] of Object.entries(files)) {
    if (source.includes(`<${element}`)) {
      this.addContextDependency(folder);
      dependencies.forEach((file) => this.addDependency(file));
    }
  }
  return source;
};
