/** @jest-environment node */
import { createEngine } from './engine';
import { createFinder, findPages } from './findPages';
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

it('what loads later is added below what the reader sees, until the reader searches for more', () => {
  const find = createFinder();
  const early = engines(page('guide', 'Sidebar'));
  const all = engines(page('guide', 'Sidebar'), page('sidebar'));
  expect(namesOf(find('sidebar', early, null, 7))).toEqual(['guide']);
  expect(namesOf(find('sidebar', all, null, 7))).toEqual(['guide', 'sidebar']);
  expect(namesOf(find('sidebars', all, null, 7))).toEqual(['sidebar', 'guide']);
});
