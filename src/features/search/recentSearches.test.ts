import {
  forgetAllSearches,
  forgetSearch,
  readRecentSearches,
  rememberSearch,
} from './RecentSearches';

beforeEach(() => {
  localStorage.clear();
});

it('the newest comes first, each once, six at most', () => {
  for (const search of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' b ', '']) {
    rememberSearch(search);
  }
  expect(readRecentSearches()).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
});

it('one can be forgotten, or all', () => {
  rememberSearch('a');
  rememberSearch('b');
  expect(forgetSearch('b')).toEqual(['a']);
  expect(readRecentSearches()).toEqual(['a']);
  expect(forgetAllSearches()).toEqual([]);
  expect(readRecentSearches()).toEqual([]);
});

it.each(['{', 'null', '{"a":1}', '"text"', '[1,{},null,"",[]]'])(
  '%s in storage is no search',
  (kept) => {
    localStorage.setItem('search-recent', kept);
    expect(readRecentSearches()).toEqual([]);
  },
);

it('a browser that refuses storage is no error', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => {
    rememberSearch('a');
  }).not.toThrow();
  refuse.mockRestore();
});
