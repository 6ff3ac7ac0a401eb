import { choiceSettings } from './choiceSettings';
import { showChoices } from './headScript';

const KEY = 'theme-abc';
const root = document.documentElement;

/** The mode that a page shows first when the system is dark. */
function modeOf(search: string): string | undefined {
  window.history.replaceState(null, '', `/toolpad/${search}`);
  showChoices(...choiceSettings('-abc'));
  return root.dataset.theme;
}

beforeAll(() => {
  window.matchMedia = () =>
    ({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as never;
});

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/toolpad/');
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

it('keeps the mode of the URL once the page’s script runs, until the reader chooses', async () => {
  expect(modeOf('?docusaurus-theme=light')).toBe('light');
  const { colorModePreference, startPreferences } = await import('.');
  startPreferences();
  expect(root.dataset.theme).toBe('light');
  colorModePreference.set('dark');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(root.dataset.theme).toBe('dark');
});
