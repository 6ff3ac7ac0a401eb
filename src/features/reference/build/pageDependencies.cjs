/**
 * Adds dependencies to pages with a reference, or with a link to one: the code in `folder`, and
 * `files` by the start of an element's name. Otherwise, cached pages would be outdated.
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
