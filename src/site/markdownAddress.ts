const MARKDOWN_FILE = 'index.md';

/** Plugins whose pages hold text: those of the docs, and home and the products' overviews. */
const TEXT_PLUGINS: readonly string[] = [
  'docusaurus-plugin-content-docs',
  'docusaurus-plugin-content-pages',
];

/** Pages that are all tools and no text. */
const TOOL_PAGES = /\/search\/$/;

/**
 * Whether a page is there as Markdown too. What stands for a page that is not there is not.
 *
 * @param plugin the Docusaurus plugin that made the page's route
 * @param pathname the page's address below the origin
 */
export function hasMarkdown(plugin: { readonly name: string }, pathname: string): boolean {
  return TEXT_PLUGINS.includes(plugin.name) && !TOOL_PAGES.test(pathname);
}

/** Where a page is as Markdown, by its address below the origin. */
export function markdownAddress(pathname: string): string {
  return `${pathname.replace(/\/?$/, '/')}${MARKDOWN_FILE}`;
}
