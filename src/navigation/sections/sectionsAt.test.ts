import { sectionsAt } from './sectionsAt';

const addresses = { '/a/': [1], '/a/b/': [2, 1], '/a/b': [1, 3] };

it.each([
  ['/a/page/', [1]],
  ['/a/page', [1]],
  ['/a/page/index.html', [1]],
  ['/a/b/page/', [2, 1]],
  ['/a/b/', [1, 3]],
  ['/c/page/', []],
  ['/', []],
  ['', []],
])('%s needs %j', (pathname, sections) => {
  expect(sectionsAt(addresses, pathname)).toEqual(sections);
});
