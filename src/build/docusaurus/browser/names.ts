/**
 * Names that Docusaurus chooses, and that pages, browsers and builds have to know. The only part of
 * the build, with `chunks.ts`, that anything may import.
 *
 * Checked with Docusaurus 3.10.2; guarded by tests/browser/shell.spec.ts, tests/browser/sharing.spec.ts, tests/browser/settings.spec.ts, src/build/postBuild.test.ts.
 */

/** Plugins, by the name in a page's route and in `allContent`. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
export const PAGES_PLUGIN = 'docusaurus-plugin-content-pages';
/** Docusaurus itself, which makes the 404 page. */
export const CORE_PLUGIN = 'native';

/** The color mode: its parameter in URLs, and its key in local storage. */
export const MODE_PARAMETER = 'docusaurus-theme';
export const modeKey = (namespace: string): string => `theme${namespace}`;

/** The key in local storage of the choice in a group of tabs. */
export const tabKey = (group: string): string => `docusaurus.tab.${group}`;

/** Classes: a page's own content, and the folded table of contents in it. */
export const CONTENT_CLASS = 'theme-doc-markdown';
export const FOLDED_CONTENTS_CLASS = 'theme-doc-toc-mobile';

/** How the URL of every page's script begins, and the file name of every page's style sheet. */
export const MAIN_SCRIPT = '/assets/js/main.';
export const MAIN_SHEET = /^styles\.[\w.]*css$/;
