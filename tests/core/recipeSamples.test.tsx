/** The samples of the page of recipes that combine parts of Crud, with a server that tests play. */
import './gridInJsdom';
import path from 'node:path';
import type * as React from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AppProvider } from '@toolpad/core';
import { writePageFiles } from './pageFiles';

const navigate = jest.fn();
jest.mock('react-router', () => ({
  useLocation: () => ({ pathname: '/books' }),
  useNavigate: () => navigate,
}));

const folder = writePageFiles('react-crud/recipes', {
  'src/usePathname.ts': `export const usePathname = () => document.documentElement.dataset.path;`,
});
const file = (name: string) => path.join(folder, 'src', name);
const { BulkBooks } = jest.requireActual<{ BulkBooks: React.ComponentType }>(file('BulkBooks.tsx'));
const { AuthorBooks } = jest.requireActual<{
  AuthorBooks: React.ComponentType<{ author: string }>;
}>(file('AuthorBooks.tsx'));

const requests: string[] = [];
let books = [{ id: 'a/1' }, { id: '2' }, { id: '3' }];

/** Refuses to delete book 3. */
async function serve(url: string, { method = 'GET' }: RequestInit = {}) {
  requests.push(`${method} ${url}`);
  const id = decodeURIComponent(/books\/([^?]+)$/.exec(url)?.[1] ?? '');
  const isRefused = method === 'DELETE' && id === '3';
  if (method === 'DELETE' && !isRefused) {
    books = books.filter((book) => book.id !== id);
  }
  const items = books.map((book) => ({ ...book, title: `Book ${book.id}`, author: 'Aiko Mori' }));
  return Promise.resolve({
    ok: !isRefused,
    status: isRefused ? 409 : 200,
    headers: new Headers({ 'Content-Type': 'application/json' }),
    text: async () => Promise.resolve(JSON.stringify({ items, itemCount: items.length })),
  });
}

beforeEach(() => {
  requests.length = 0;
  Object.assign(globalThis, { fetch: serve });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  // React’s remark about the script of the provider.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The grid measures itself, and jsdom has no sizes.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 600 });
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 900 });
});

/** A sample on a page of the app. */
function at(pathname: string, page: React.ReactNode) {
  document.documentElement.dataset.path = pathname;
  return (
    <AppProvider router={{ pathname, searchParams: new URLSearchParams(), navigate: jest.fn() }}>
      {page}
    </AppProvider>
  );
}

const renderBooks = (page: React.ReactNode) => render(at('/books', page));

it('deletes the selected books by their own IDs, says how many failed, and loads the list', async () => {
  renderBooks(<BulkBooks />);
  await screen.findByText('Book a/1');
  // Looking for roles takes seconds in a grid.
  expect(screen.getByText('Delete 0 selected')).toBeDisabled();
  fireEvent.click(screen.getByLabelText('Select all rows'));
  fireEvent.click(screen.getByText('Delete 3 selected'));
  const lists = requests.length;
  fireEvent.click(await screen.findByText('Delete'));
  expect(await screen.findByText('1 of 3 were not deleted.')).toBeInTheDocument();
  expect(requests.slice(lists, lists + 3)).toEqual([
    'DELETE /api/books/a%2F1',
    'DELETE /api/books/2',
    'DELETE /api/books/3',
  ]);
  await waitFor(() => expect(screen.queryByText('Book a/1')).toBeNull());
  expect(screen.getByText('Book 3')).toBeInTheDocument();
  expect(screen.getByText('Delete 1 selected')).toBeEnabled();
});

it('does not load a form again that was opened while books were deleted', async () => {
  const { rerender } = renderBooks(<BulkBooks />);
  await screen.findByText('Book 3');
  fireEvent.click(screen.getByLabelText('Select all rows'));
  fireEvent.click(screen.getByText(/^Delete \d selected$/));
  fireEvent.click(await screen.findByText('Delete'));
  rerender(at('/books/3/edit', <BulkBooks />));
  const title = await screen.findByLabelText('Title');
  fireEvent.change(title, { target: { value: 'Typed' } });
  expect(await screen.findByText(/were not deleted|books deleted/)).toBeInTheDocument();
  expect(requests.filter((request) => request === 'GET /api/books/3')).toHaveLength(1);
  expect(screen.getByLabelText('Title')).toHaveValue('Typed');
});

it('asks for the related records only, and opens one of them', async () => {
  renderBooks(<AuthorBooks author="Aiko Mori" />);
  fireEvent.click(await screen.findByText('Book 3'));
  const [first = ''] = requests;
  const filter = new URL(first.replace('GET ', ''), 'http://localhost').searchParams.get('filter');
  expect(JSON.parse(filter ?? '')).toEqual([
    { field: 'author', operator: 'equals', value: 'Aiko Mori' },
  ]);
  expect(navigate).toHaveBeenCalledWith('/books/3');
});
