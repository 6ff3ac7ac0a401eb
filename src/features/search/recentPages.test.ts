import { forgetRecentPages, readRecentPages, rememberPage } from './recentPages';

function visit(path: string, title: string): void {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<article><h1>${title}</h1></article>`;
  rememberPage();
}

beforeEach(() => {
  localStorage.clear();
});

it('the newest comes first, each once, five at most', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) {
    visit(`/toolpad/core/${name}/`, name.toUpperCase());
  }
  expect(readRecentPages().map(({ title }) => title)).toEqual(['B', 'F', 'E', 'D', 'C']);
  forgetRecentPages();
  expect(readRecentPages()).toEqual([]);
});

it('a page without an article is not kept', () => {
  window.history.replaceState(null, '', '/toolpad/search/');
  document.body.innerHTML = '<main><h1>Search</h1></main>';
  rememberPage();
  expect(readRecentPages()).toEqual([]);
});

it.each([
  '{',
  'null',
  '"text"',
  '[null, 1, {}, {"path": "/toolpad/core/"}]',
  '[{"path": "javascript:alert(1)", "title": "A"}]',
  '[{"path": "//elsewhere.example/toolpad/", "title": "A"}]',
  '[{"path": "/toolpad/core/?a", "title": ""}]',
])('%s in storage is no page', (kept) => {
  localStorage.setItem('pages-recent', kept);
  expect(readRecentPages()).toEqual([]);
});
