import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';
import { DOCS_PLUGIN } from '../../../build/docusaurus/browser/names';
import { termsOfWords } from '../tokens';
import type { SearchPage } from './readSearchPage';

/** What readers call a page (the key is empty) or a section (its anchor) that it does not say itself. */
export type Keywords = ReadonlyMap<string, readonly string[]>;

/** A front matter field: `keywords` of the page, `keywords#anchor` of a section. */
export const KEYWORDS_FIELD = /^keywords(?:#(.+))?$/;

/** The keywords of all pages, by URL path, from their checked front matter. */
export function readKeywords(plugins: readonly LoadedPlugin[]): ReadonlyMap<string, Keywords> {
  const docs = plugins
    .filter(({ name }) => name === DOCS_PLUGIN)
    .flatMap(({ content }) => (content as LoadedContent).loadedVersions)
    .flatMap((version) => version.docs);
  return new Map(
    docs.map(({ permalink, frontMatter }) => {
      const { searchKeywords = {} } = frontMatter as {
        readonly searchKeywords?: Readonly<Record<string, readonly string[]>>;
      };
      return [permalink, new Map(Object.entries(searchKeywords))] as const;
    }),
  );
}

/** The words of a text, in a form in which one text can be found in another. */
function flat(text: string): string {
  const words = termsOfWords(text).map(([word]) => word);
  return ` ${words.join(' ')} `;
}

/** A page of the navigation, with what a writer adds for the search. */
export interface PageToPack extends SearchPage {
  readonly path: string;
  /** Its label in the navigation. */
  readonly label: string;
  readonly trail: string;
  readonly textFile: string;
  readonly keywords: Keywords;
}

/** One line for each keyword that is of no use: its section is missing, or the text has it already. */
export function checkKeywords({ path, title, label, sections, keywords }: PageToPack): string[] {
  return [...keywords].flatMap(([anchor, words]) => {
    const field = anchor === '' ? 'keywords' : `keywords#${anchor}`;
    const own = sections.filter((section) => anchor === '' || section.anchor === anchor);
    if (own.length === 0) {
      return [`${path}: ${field}: the page has no such section`];
    }
    const names = anchor === '' ? [title, label] : [];
    const text = flat(
      [...names, ...own.flatMap((section) => [section.heading, section.text])].join(' . '),
    );
    return words
      .filter((word) => text.includes(flat(word)))
      .map((word) => `${path}: ${field}: the text already has "${word}"`);
  });
}
