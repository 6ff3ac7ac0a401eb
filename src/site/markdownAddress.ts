/** The docs instances, and the plugin with the home page and the products' overviews. */
const TEXT_PLUGINS = ['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-pages'];

/**
 * Whether a page also exists as Markdown. The search page, which has no text, and the 404 page do not.
 *
 * @param plugin the Docusaurus plugin that made the page's route
 */
export function hasMarkdown(plugin: { readonly name: string }, pathname: string): boolean {
  return TEXT_PLUGINS.includes(plugin.name) && !pathname.endsWith('/search/');
}

/** The pathname of a page's Markdown. */
export function markdownAddress(pathname: string): string {
  return `${pathname.replace(/\/?$/, '/')}index.md`;
}
