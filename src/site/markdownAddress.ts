const MARKDOWN_FILE = 'index.md';

/**
 * Plugins whose pages contain text: the docs instances, and the pages plugin with the home page and the
 * products' overviews.
 */
const TEXT_PLUGINS: readonly string[] = [
  'docusaurus-plugin-content-docs',
  'docusaurus-plugin-content-pages',
];

/** Pages without text of their own. */
const TOOL_PAGES = /\/search\/$/;

/**
 * Whether a page also exists as Markdown. The 404 page does not.
 *
 * @param plugin the Docusaurus plugin that made the page's route
 * @param pathname the page's pathname
 */
export function hasMarkdown(plugin: { readonly name: string }, pathname: string): boolean {
  return TEXT_PLUGINS.includes(plugin.name) && !TOOL_PAGES.test(pathname);
}

/** The pathname of a page's Markdown. */
export function markdownAddress(pathname: string): string {
  return `${pathname.replace(/\/?$/, '/')}${MARKDOWN_FILE}`;
}
