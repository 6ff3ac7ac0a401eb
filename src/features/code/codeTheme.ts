import type { PrismTheme } from 'prism-react-renderer';

/**
 * Colours of code, as variables that `codeColours.css` sets for each colour scheme. Docusaurus
 * would write the light colours into the prerendered HTML and exchange them for dark ones after
 * hydration; variables are right from the first paint on (spec 2.2).
 */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--code-plain)', backgroundColor: 'var(--code-background)' },
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata', 'coord'],
      style: { color: 'var(--code-comment)' },
    },
    {
      types: ['keyword', 'operator', 'boolean', 'atrule', 'important', 'selector'],
      style: { color: 'var(--code-keyword)' },
    },
    {
      types: ['string', 'char', 'attr-value', 'inserted', 'url', 'regex', 'template-string'],
      style: { color: 'var(--code-string)' },
    },
    {
      types: ['function', 'function-variable', 'class-name', 'maybe-class-name', 'tag', 'builtin'],
      style: { color: 'var(--code-function)' },
    },
    {
      types: ['number', 'constant', 'symbol', 'variable', 'attr-name', 'property', 'key'],
      style: { color: 'var(--code-property)' },
    },
    // Half of all words: a colour of their own would double the elements of a page.
    { types: ['punctuation'], style: { color: 'var(--code-plain)' } },
    { types: ['deleted'], style: { color: 'var(--code-deleted)' } },
  ],
};
