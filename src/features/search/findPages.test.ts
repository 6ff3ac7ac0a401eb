/** @jest-environment node */
import { createEngine } from './engine';
import { findPages } from './findPages';
import type { PackedPage } from './packedPage';

function page(name: string, ...headings: string[]): PackedPage {
  return {
    path: `/toolpad/core/${name}/`,
    title: name,
    trail: '',
    textFile: name,
    sections: ['1', ...headings.map((heading) => `1${heading}`)].join('\n'),
  };
}

const engines = (...pages: PackedPage[]) => ({ 'toolpad-core': createEngine(pages) });
const namesOf = ({ pages }: ReturnType<typeof findPages>) => pages.map((hit) => hit.page.title);

it('a heading of exactly these words comes before one that has more', () => {
  const found = findPages(
    'sidebar',
    engines(page('a', 'Sidebar color'), page('b', 'Sidebar')),
    null,
    7,
  );
  expect(namesOf(found)).toEqual(['b', 'a']);
});
