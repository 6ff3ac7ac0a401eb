/** The samples of the page on data sources, with a server that a test plays. */
import './gridInJsdom';
import path from 'node:path';
import type * as React from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider } from '@toolpad/core';
import type { DataModel, DataSource } from '@toolpad/core/Crud';
import { writePageFiles } from './pageFiles';
import { answer, stubServer } from './stubServer';

type GetManyParams = Parameters<NonNullable<DataSource<DataModel>['getMany']>>[0];
type ErrorClass = new (message: string, status: number) => Error;

const usePathname = `export const usePathname = () => document.documentElement.dataset.path;`;
const folder = writePageFiles('react-crud/data-source', { 'src/usePathname.ts': usePathname });
const file = (name: string) => path.join(folder, 'src', name);

const { retry } = jest.requireActual<{ retry: <T>(read: () => Promise<T>) => Promise<T> }>(
  file('retry.ts'),
);
const { ApiError } = jest.requireActual<{ ApiError: ErrorClass }>(file('request.ts'));
const { createOnce } = jest.requireActual<{
  createOnce: (url: string, data: object) => Promise<unknown>;
}>(file('createOnce.ts'));
const { toIssues } = jest.requireActual<{ toIssues: (errors?: object) => unknown }>(
  file('toIssues.ts'),
);
const { invoiceSource } = jest.requireActual<{
  invoiceSource: { getMany: (query: GetManyParams) => Promise<unknown> };
}>(file('invoices.ts'));
const { RetriableBooks } = jest.requireActual<{ RetriableBooks: React.ComponentType }>(
  file('RetriableBooks.tsx'),
);

const ask = stubServer();

it('reads again after errors that may pass, and gives up after three attempts', async () => {
  const passing = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('down', 503))
    .mockRejectedValueOnce(new ApiError('offline', 0))
    .mockResolvedValueOnce('read');
  expect(await retry(passing)).toBe('read');
  const failing = jest.fn().mockRejectedValue(new ApiError('down', 500));
  await expect(retry(failing)).rejects.toThrow('down');
  expect(failing).toHaveBeenCalledTimes(3);
});

it('does not read again what the server has refused', async () => {
  const refused = jest.fn().mockRejectedValue(new ApiError('gone', 404));
  await expect(retry(refused)).rejects.toThrow('gone');
  expect(refused).toHaveBeenCalledTimes(1);
});

it('does not read again from a server that has not responded in time', async () => {
  jest.useFakeTimers();
  const silent = jest.fn(async () => {
    jest.advanceTimersByTime(10_000);
    return Promise.reject(new ApiError('too long', 0));
  });
  await expect(retry(silent)).rejects.toThrow('too long');
  expect(silent).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('keeps the key of a record until the server has created or refused it', async () => {
  const uuids = ['a', 'b', 'c', 'd'];
  Object.assign(window.crypto, { randomUUID: () => uuids.shift() });
  const create = async (title: string, response: () => Promise<unknown>) => {
    let key: string | null = null;
    Object.assign(globalThis, {
      fetch: async (_: string, { headers }: RequestInit) => {
        key = new Headers(headers).get('Idempotency-Key');
        return response();
      },
    });
    await createOnce('/books', { title }).catch(() => undefined);
    return key;
  };
  const created = async () => Promise.resolve(answer(201, { id: '1' }));
  const refused = async () => Promise.resolve(answer(422, {}));
  const failed = async () => Promise.resolve(answer(503, {}));
  const silent = async () => Promise.reject(new Error('offline'));
  expect(await create('Bees', silent)).toBe('a');
  expect(await create('Bees', failed)).toBe('a');
  expect(await create('Ferns', created)).toBe('b');
  expect(await create('Bees', created)).toBe('a');
  expect(await create('Bees', refused)).toBe('c');
  expect(await create('Bees', created)).toBe('d');
});

it('translates the query and the answer of another server', async () => {
  ask.mockResolvedValueOnce(answer(200, { results: [{ id: 1 }], total: 43 }));
  const page = await invoiceSource.getMany({
    paginationModel: { page: 2, pageSize: 10 },
    sortModel: [{ field: 'amount_due', sort: 'desc' }],
    filterModel: { items: [] },
  });
  expect(page).toEqual({ items: [{ id: 1 }], itemCount: 43 });
  expect(ask.mock.calls[0]?.[0]).toBe('/api/invoices?offset=20&limit=10&order_by=-amount_due');
});

it('turns the errors of another server into issues', () => {
  expect(toIssues({ title: ['Enter a title.', 'At least two letters.'] })).toEqual([
    { path: ['title'], message: 'Enter a title. At least two letters.' },
  ]);
  expect(toIssues()).toEqual([]);
});

/** The sample on a page of the app. */
function at(pathname: string) {
  document.documentElement.dataset.path = pathname;
  return (
    <AppProvider router={{ pathname, searchParams: new URLSearchParams(), navigate: jest.fn() }}>
      <RetriableBooks />
    </AppProvider>
  );
}

it('loads a record again with the button that appears when it cannot be read', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  ask.mockResolvedValueOnce(answer(500, {}));
  render(at('/books/3'));
  expect(await screen.findByText('The server responded with error 500.')).toBeInTheDocument();
  ask.mockResolvedValueOnce(answer(200, { id: '3', title: 'Bees', author: 'Aiko Mori' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bees')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

it('offers to try again on the path that has failed only, because a form would lose its input', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  ask.mockResolvedValue(answer(500, {}));
  const { rerender } = render(at('/books'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  rerender(at('/books/new'));
  expect(await screen.findByLabelText('Title')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
