/** The function of the CRUD page that keeps lists out of the browser's history. */
import './gridInJsdom';
import path from 'node:path';
import { render, waitFor } from '@testing-library/react';
import { AppProvider, List } from '@toolpad/core';
import { writePageFiles } from './pageFiles';

const folder = writePageFiles('react-crud', { 'src/usePathname.ts': 'export {};' });
const { keepHistoryQuiet } = jest.requireActual<{ keepHistoryQuiet: () => void }>(
  path.join(folder, 'src/crudFixes.tsx'),
);

const own = Object.getOwnPropertyDescriptor(window.history, 'pushState');

beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: jest.fn(),
      removeListener: jest.fn(),
    });
  // React warns about the script of the provider's theme.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window.history, 'pushState');
  if (own) {
    Object.defineProperty(window.history, 'pushState', own);
  }
  window.history.replaceState(null, '', '/');
});

/** Renders a list, which writes its page into the URL. */
async function renderList(): Promise<void> {
  const getMany = jest.fn(() => ({ items: [], itemCount: 0 }));
  const slots = { dataGrid: () => null };
  render(
    <AppProvider>
      <List dataSource={{ fields: [], getMany }} initialPageSize={25} slots={slots} />
    </AppProvider>,
  );
  await waitFor(() => expect(window.location.search).toBe('?page=0&pageSize=25'));
}

it('lets the list name its page in the URL without entries in the history', async () => {
  const before = window.history.length;
  keepHistoryQuiet();
  window.history.replaceState({ idx: 1 }, '', '/rows');
  await renderList();
  expect(window.history.length).toBe(before);
  expect(window.history.state).toEqual({ idx: 1 });
});

it('is needed: without it, the list adds three entries', async () => {
  const before = window.history.length;
  await renderList();
  expect(window.history.length).toBe(before + 3);
});

it('leaves the entries of a router alone, even one that wraps the function later', () => {
  keepHistoryQuiet();
  const before = window.history.length;
  const inner = window.history.pushState.bind(window.history);
  // As Next.js does.
  window.history.pushState = (state: object, unused, url) =>
    inner({ ...state, __NA: true }, unused, url);
  window.history.pushState({}, '', '/other');
  expect(window.history.length).toBe(before + 1);
  expect(window.history.state).toEqual({ __NA: true });
  window.history.pushState({}, '', new URL('/other?page=1&pageSize=2', window.location.href));
  expect(window.history.length).toBe(before + 1);
  expect(window.history.state).toEqual({ __NA: true });
});

it('tells the Pages Router of Next.js which URL to go back to', () => {
  keepHistoryQuiet();
  window.history.replaceState({ __N: true, url: '/rows', as: '/rows', key: 'k' }, '', '/rows');
  window.history.pushState({}, '', new URL('/rows?page=1&pageSize=2', window.location.href));
  const url = '/rows?page=1&pageSize=2';
  expect(window.history.state).toEqual({ __N: true, url, as: url, key: 'k' });
});
