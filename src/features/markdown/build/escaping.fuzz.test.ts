/** @jest-environment node */
import fc from 'fast-check';
import type { ElementContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { parseFragment } from 'parse5';
import { readMarkdown } from './readMarkdown';

const CONTEXT = {
  pageUrl: 'https://docs.example/a/',
  siteUrl: 'https://docs.example/',
  origin: 'A',
};

/** A line of words, numbers and characters with a meaning in Markdown. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ ')),
      fc.constantFrom('a', 'B c', '1', '10. ', '- ', '&amp;', 'é', '—', ' '),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join('').trim().replace(/ +/g, ' '));

const escapeHtml = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A page's text after a round trip through Markdown. */
function readBack(html: string): string {
  const page = `<header><h1>T</h1></header><p class=lead>L</p>${html}`;
  const tree = fromParse5(parseFragment(page));
  const content = 'children' in tree ? (tree.children as ElementContent[]) : [];
  const { markdown } = readMarkdown(content, CONTEXT, () => []);
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  // After the title, the lead and the origin line.
  return toString(children.slice(3));
}

describe('any text of a page survives conversion to Markdown', () => {
  it.each([
    ['a paragraph', (words: string) => `<p>${words}</p>`],
    ['a heading', (words: string) => `<h2>${words}</h2>`],
    ['a list', (words: string) => `<ul><li>${words}</li></ul>`],
    ['a link', (words: string) => `<p><a href="https://a.example/">${words}</a></p>`],
    ['a table', (words: string) => `<table><tr><th>${words}</th></tr></table>`],
    ['strong text', (words: string) => `<p><strong>${words}</strong></p>`],
  ])('in %s', (_place, wrap) => {
    fc.assert(
      fc.property(text, (words) => {
        fc.pre(words !== '');
        expect(readBack(wrap(escapeHtml(words)))).toBe(words);
      }),
      { numRuns: 150 },
    );
  });
});
