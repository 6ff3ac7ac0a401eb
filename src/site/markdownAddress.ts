/** Plugins whose pages exist as Markdown. */
const TEXT_PLUGINS = ['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-pages'];

/** Whether a page, made by a Docusaurus plugin, also exists as Markdown; the search does not. */
export function hasMarkdown(plugin: { readonly name: string }, pathname: string): boolean {
  return TEXT_PLUGINS.includes(plugin.name) && !pathname.endsWith('/search/');
}

/** The pathname of a page's Markdown. */
export function markdownAddress(pathname: string): string {
  return `${pathname.replace(/\/?$/, '/')}index.md`;
}
