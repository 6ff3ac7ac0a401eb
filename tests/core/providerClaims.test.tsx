/** Checks against the package what the pages on App Provider and Sign-in Page claim. */
import { fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider, useColorScheme, useTheme } from '@mui/material/styles';
// Not from the root, whose data grid needs more of a browser than jsdom offers.
import { AppProvider, type AppTheme } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { SignInPage } from '@toolpad/core/SignInPage';
import type * as React from 'react';

const cssVariables = { colorSchemeSelector: 'data-toolpad-color-scheme' };
const colorSchemes = { light: true, dark: true };
const light = createTheme();
const dark = createTheme({ palette: { mode: 'dark' } });

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute(cssVariables.colorSchemeSelector);
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: jest.fn(),
      removeListener: jest.fn(),
    });
  // React warns about the provider's inline script, which the page calls harmless.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

function Probe() {
  const { palette } = useTheme();
  const { mode, setMode } = useColorScheme();
  return (
    <button onClick={() => setMode('dark')}>
      {palette.mode} {palette.primary.main} {String(mode)}
    </button>
  );
}

function renderApp(theme?: AppTheme, wrapper?: React.ComponentType<React.PropsWithChildren>) {
  render(
    <AppProvider theme={theme}>
      <DashboardLayout>
        <Probe />
      </DashboardLayout>
    </AppProvider>,
    { wrapper },
  );
}

const switcher = () => screen.queryByLabelText('Switch to dark mode');
const probe = () => screen.getByText(/#/);

it.each<[string, AppTheme, boolean, string, string | null]>([
  ['CSS variables', createTheme({ cssVariables, colorSchemes }), true, 'system', 'toolpad-mode'],
  ['color schemes only', createTheme({ colorSchemes }), false, 'system', 'mui-mode'],
  ['one theme', light, false, 'undefined', null],
  ['a pair', { light, dark }, true, 'undefined', null],
])(
  'shows or hides the mode switcher for a theme of the form "%s"',
  (_, theme, hasSwitcher, mode, key) => {
    renderApp(theme);
    expect(switcher() !== null).toBe(hasSwitcher);
    expect(probe()).toHaveTextContent(`light #1976d2 ${mode}`);
    fireEvent.click(probe());
    expect(Object.keys(window.localStorage)).toEqual(key === null ? [] : [key]);
  },
);

it('stores the mode under toolpad-mode for a pair of themes', () => {
  renderApp({ light, dark });
  fireEvent.click(screen.getByLabelText('Switch to dark mode'));
  expect(window.localStorage.getItem('toolpad-mode')).toBe('dark');
  expect(probe()).toHaveTextContent('dark #90caf9');
});

it('replaces the palette of a ThemeProvider around it when it has no theme', () => {
  const red = createTheme({ palette: { primary: { main: '#ff0000' } } });
  renderApp(undefined, ({ children }) => <ThemeProvider theme={red}>{children}</ThemeProvider>);
  expect(probe()).toHaveTextContent('#1976d2');
});

it('returns to light on reload inside a second ThemeProvider, despite a choice of dark', () => {
  const theme = createTheme({ cssVariables, colorSchemes });
  const scheme = () => document.documentElement.getAttribute(cssVariables.colorSchemeSelector);
  window.localStorage.setItem('toolpad-mode', 'dark');
  renderApp(theme, ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>);
  expect(scheme()).toBe('light');
});

it('has no default branding on the sign-in page', () => {
  render(
    <AppProvider theme={light}>
      <SignInPage providers={[{ id: 'my-company', name: 'My company' }]} />
    </AppProvider>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(/^Sign in$/);
  expect(document.querySelector('svg, img')).toBeNull();
});

it('accepts a string as signInTitle but crashes on one as providerSignInTitle', () => {
  const page = (localeText: object) => (
    <AppProvider theme={light} localeText={localeText}>
      <SignInPage providers={[{ id: 'github', name: 'GitHub' }]} />
    </AppProvider>
  );
  render(page({ signInTitle: 'Log in' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Log in');
  expect(() => render(page({ providerSignInTitle: 'Log in' }))).toThrow(
    'localeText.providerSignInTitle is not a function',
  );
});
