/** What the guide on dark mode says about reading the color scheme. */
import './gridInJsdom';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTheme } from '@mui/material/styles';
import { AppProvider, type AppTheme } from '@toolpad/core';
import { writePageFiles } from './pageFiles';

const folder = writePageFiles('guides/dark-mode');
const { useIsDark } = jest.requireActual<{ useIsDark: () => boolean }>(
  path.join(folder, 'src/useIsDark.ts'),
);
const { theme } = jest.requireActual<{ theme: AppTheme }>(path.join(folder, 'src/theme.ts'));

function Probe() {
  const { palette } = useTheme();
  return <output>{`${palette.mode} ${useIsDark() ? 'dark' : 'light'}`}</output>;
}

let systemIsDark = false;

beforeEach(() => {
  window.localStorage.clear();
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: systemIsDark && media.includes('dark'),
      onchange: null,
      addListener: jest.fn(),
      removeListener: jest.fn(),
    });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

it.each([
  ['light', false, null],
  ['dark', true, null],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
])('is %s when the system is dark (%s) and the user has chosen %s', (shown, system, chosen) => {
  systemIsDark = system;
  if (chosen) {
    window.localStorage.setItem('toolpad-mode', chosen);
  }
  render(
    <AppProvider theme={theme}>
      <Probe />
    </AppProvider>,
  );
  // The palette is light all the same.
  expect(screen.getByRole('status')).toHaveTextContent(`light ${shown}`);
});

it('offers to choose a scheme', () => {
  systemIsDark = false;
  const { SchemeSelect } = jest.requireActual<{ SchemeSelect: React.ComponentType }>(
    path.join(folder, 'src/SchemeSelect.tsx'),
  );
  render(
    <AppProvider theme={theme}>
      <SchemeSelect />
      <Probe />
    </AppProvider>,
  );
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(screen.getByRole('option', { name: 'dark' }));
  expect(screen.getByRole('status')).toHaveTextContent('light dark');
});

it('starts dark on a light system, and keeps a choice of the user', () => {
  systemIsDark = false;
  const { startDark } = jest.requireActual<{ startDark: () => void }>(
    path.join(folder, 'src/startDark.ts'),
  );
  startDark();
  render(
    <AppProvider theme={theme}>
      <Probe />
    </AppProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('light dark');
  window.localStorage.setItem('toolpad-mode', 'light');
  startDark();
  expect(window.localStorage.getItem('toolpad-mode')).toBe('light');
});

it('starts dark with the script of a server-rendered page, and keeps a choice of the user', () => {
  const { StartDark } = jest.requireActual<{ StartDark: React.ComponentType<{ nonce: string }> }>(
    path.join(folder, 'src/StartDark.tsx'),
  );
  const run = () => {
    document.body.innerHTML = renderToStaticMarkup(<StartDark nonce="n" />);
    const written = document.querySelector('script');
    expect(written?.nonce).toBe('n');
    const script = document.createElement('script');
    script.textContent = written?.textContent ?? '';
    document.body.append(script);
  };
  run();
  expect(window.localStorage.getItem('toolpad-mode')).toBe('dark');
  window.localStorage.setItem('toolpad-mode', 'light');
  run();
  expect(window.localStorage.getItem('toolpad-mode')).toBe('light');
});
