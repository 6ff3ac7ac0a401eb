import { recentPages, recentSearches, rememberPage, rememberSearch } from './recent';

function visit(path: string, title: string): void {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<article><h1>${title}</h1></article>`;
  rememberPage();
}

beforeEach(() => {
  localStorage.clear();
});

describe('recent pages', () => {
  it('are listed once each, newest first, five at most', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) {
      visit(`/toolpad/core/${name}/`, name.toUpperCase());
    }
    expect(recentPages.read().map(({ title }) => title)).toEqual(['B', 'F', 'E', 'D', 'C']);
    recentPages.forgetAll();
    expect(recentPages.read()).toEqual([]);
  });

  it('do not include pages without an article', () => {
    window.history.replaceState(null, '', '/toolpad/search/');
    document.body.innerHTML = '<main><h1>Search</h1></main>';
    rememberPage();
    expect(recentPages.read()).toEqual([]);
  });

  it.each([
    '{',
    'null',
    '"text"',
    '[null, 1, {}, {"path": "/toolpad/core/"}]',
    '[{"path": "javascript:alert(1)", "title": "A"}]',
    '[{"path": "//elsewhere.example/toolpad/", "title": "A"}]',
    '[{"path": "/toolpad/core/?a", "title": ""}]',
    '[{"path": "/another-site/", "title": "A"}]',
  ])('ignore %s in storage', (stored) => {
    localStorage.setItem('pages-recent', stored);
    expect(recentPages.read()).toEqual([]);
  });
});

describe('recent searches', () => {
  it('are listed once each, newest first, six at most', () => {
    for (const search of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' b ', '']) {
      rememberSearch(search);
    }
    expect(recentSearches.read()).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  });

  it('are six at most, whatever is in storage', () => {
    localStorage.setItem('search-recent', JSON.stringify(Array.from('abcdefghi')));
    expect(recentSearches.read()).toEqual(Array.from('abcdef'));
  });

  it('can be removed one by one, or all at once', () => {
    rememberSearch('a');
    rememberSearch('b');
    recentSearches.forget('b');
    expect(recentSearches.read()).toEqual(['a']);
    recentSearches.forgetAll();
    expect(recentSearches.read()).toEqual([]);
  });

  it.each(['{', 'null', '{"a":1}', '"text"', '[1,{},null,"",[]]'])(
    'ignore %s in storage',
    (stored) => {
      localStorage.setItem('search-recent', stored);
      expect(recentSearches.read()).toEqual([]);
    },
  );

  it('do not throw if the browser refuses storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => {
      rememberSearch('a');
    }).not.toThrow();
    refuse.mockRestore();
  });
});
