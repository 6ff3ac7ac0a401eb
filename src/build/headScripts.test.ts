import { colorSchemeScript } from './headScripts';

const KEY = 'theme-abc';

/** The initial mode when the system is dark. */
function modeOf(search: string): string | undefined {
  window.history.replaceState(null, '', `/toolpad/${search}`);
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const script = document.createElement('script');
  script.textContent = colorSchemeScript(KEY);
  document.head.append(script);
  return document.documentElement.dataset.theme;
}

afterEach(() => {
  localStorage.clear();
});

it.each([
  ['', null, 'dark'],
  ['', 'light', 'light'],
  ['?docusaurus-theme=light', 'dark', 'light'],
])('spec 2.2: with the query “%s” and “%s” stored, the mode is %s', (search, stored, mode) => {
  if (stored !== null) {
    localStorage.setItem(KEY, stored);
  }
  expect(modeOf(search)).toBe(mode);
});

it.each(['system', 'lightdark', '"><script>', '__proto__', ''])(
  'ignores the mode “%s” in the URL or in storage',
  (wrong) => {
    expect(modeOf(`?docusaurus-theme=${encodeURIComponent(wrong)}`)).toBe('dark');
    localStorage.setItem(KEY, wrong);
    expect(modeOf('')).toBe('dark');
  },
);
