import type { PageHit } from './engine';
import { ResultList } from './resultList';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function found(name: string): PageHit {
  const page = { path: `/toolpad/core/${name}/`, title: name, trail: '', textFile: name };
  const section = { heading: name, anchor: '', isRow: false, hasText: false, page, index: 0 };
  return { page, score: 1, hits: [{ section, score: 1, order: 1, terms: new Set() }] };
}

const SIDEBAR = { query: 'sidebar', product: null };

it('what loads later is added below what the reader sees, until the reader searches for more', () => {
  const list = new ResultList('list');
  const paths = () => list.rows.map((row) => row.getAttribute('href'));
  list.show([found('guide')], SIDEBAR, 7);
  const [first] = list.rows;
  list.show([found('sidebar'), found('guide')], SIDEBAR, 7);
  expect(paths()).toEqual(['/toolpad/core/guide/', '/toolpad/core/sidebar/']);
  // The same element: a press that has begun on it goes on.
  expect(list.element.querySelector('a')).toBe(first);
  list.show([found('sidebar'), found('guide')], { ...SIDEBAR, query: 'sidebars' }, 7);
  expect(paths()).toEqual(['/toolpad/core/sidebar/', '/toolpad/core/guide/']);
});

it('shows no more pages than asked for, whatever comes later', () => {
  const list = new ResultList('list');
  list.show([found('a'), found('b')], SIDEBAR, 2);
  list.show([found('c'), found('a')], SIDEBAR, 2);
  expect(list.rows).toHaveLength(2);
  list.show([found('c'), found('a'), found('b')], SIDEBAR, 3);
  expect(list.rows).toHaveLength(3);
});

it('in a list box, shows the first pages at once and the rest when the reader pauses', () => {
  const list = new ResultList('list', { role: 'listbox' });
  const letters = ['a', 'b', 'c', 'd', 'e'];
  list.show(letters.map(found), SIDEBAR, 4);
  const names = () => list.rows.map((row) => row.getAttribute('href')?.at(-2));
  expect(names()).toEqual(['a', 'b', 'c']);
  jest.runAllTimers();
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
  list.show(letters.reverse().map(found), { ...SIDEBAR, query: 'other' }, 4);
  list.show([found('x')], { ...SIDEBAR, query: 'another' }, 4);
  jest.runAllTimers();
  expect(names()).toEqual(['x']);
});
