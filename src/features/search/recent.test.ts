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
    const titles = recentSearches.read().map(({ title }) => title);
    expect(titles).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
    expect(recentSearches.read()[0]?.path).toBe('/toolpad/search/?q=b');
  });

  it('are six at most, whatever is in storage', () => {
    const items = Array.from('abcdefghi', (title) => ({ path: '/toolpad/search/', title }));
    localStorage.setItem('search-recent', JSON.stringify(items));
    expect(recentSearches.read()).toEqual(items.slice(0, 6));
  });

  it('are not kept if they are a pasted text', () => {
    rememberSearch('a'.repeat(200));
    expect(recentSearches.read()).toEqual([]);
  });

  it('can be removed', () => {
    rememberSearch('a');
    recentSearches.forgetAll();
    expect(recentSearches.read()).toEqual([]);
  });

  it.each(['{', 'null', '{"a":1}', '"text"', '[1,{},null,"",[],"a"]'])(
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
