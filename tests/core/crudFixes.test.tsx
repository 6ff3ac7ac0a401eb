/** The fixes that the CRUD page offers, and the defects of the package that they mend. */
import './gridInJsdom';
import path from 'node:path';
import type * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DataGridProps } from '@mui/x-data-grid';
import {
  AppProvider,
  Create,
  Crud,
  type CrudProps,
  type DataModel,
  type DataSource,
  type Session,
} from '@toolpad/core';
import { writePageFiles } from './pageFiles';

interface Row extends DataModel {
  id: string | number;
  name: string;
}

type Source = DataSource<Row>;
type GetMany = NonNullable<Source['getMany']>;

interface Fixes {
  SafeCrud: React.ComponentType<CrudProps<Row> & { cacheTime?: number }>;
  KeepInput: React.ComponentType<React.PropsWithChildren>;
  decodeIds: (source: Source) => Source;
}

/** Stands in for the file that reads the path from the router. */
const usePathname = `export function usePathname() { return globalThis.testedPathname; }`;
const folder = writePageFiles('react-crud', { 'src/usePathname.ts': usePathname });
const fixes = jest.requireActual<Fixes>(path.join(folder, 'src/crudFixes.tsx'));
const { SafeCrud, KeepInput, decodeIds } = fixes;

/** An answer that a test sends when it wants to. */
function later<T>() {
  let send: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    send = resolve;
  });
  return {
    answer,
    send: (value: T) =>
      act(() => {
        send(value);
        return answer.then(() => undefined);
      }),
  };
}

/** Shows the rows and asks for pages, without what a grid needs of a browser. */
function PlainGrid({
  rows = [],
  paginationModel,
  onPaginationModelChange,
  ...props
}: DataGridProps) {
  const turn = (by: number) => () =>
    onPaginationModelChange?.(
      { page: (paginationModel?.page ?? 0) + by, pageSize: 2 },
      { reason: undefined, api: {} as never },
    );
  return (
    <div>
      <button onClick={turn(1)}>Next</button>
      <button onClick={turn(-1)}>Previous</button>
      <output>{(rows as readonly Row[]).map(({ name }) => name).join(', ')}</output>
      <output title="IDs">{(rows as readonly Row[]).map(({ id }) => id).join(', ')}</output>
      {(rows as readonly Row[]).map((row) => (
        <button
          key={row.id}
          onClick={() => props.onRowClick?.({ row } as never, {} as never, {} as never)}
        >
          Open {row.name}
        </button>
      ))}
    </div>
  );
}

const slots = { list: { dataGrid: PlainGrid } };
const navigate = jest.fn();

interface ShowOptions {
  readonly source: Source;
  readonly pathname?: string;
  readonly user?: string;
  readonly cacheTime?: number;
  /** Instead of `SafeCrud`: the component with the defect. */
  readonly Component?: React.ComponentType<CrudProps<Row>>;
}

function app({ source, pathname = '/rows', user, cacheTime, Component }: ShowOptions) {
  Object.assign(globalThis, { testedPathname: pathname });
  const session: Session | null = user === undefined ? null : { user: { id: user } };
  const props = { dataSource: source, rootPath: '/rows', initialPageSize: 2, slots };
  return (
    <AppProvider
      router={{ pathname, searchParams: new URLSearchParams(), navigate }}
      session={session}
    >
      {Component ? <Component {...props} /> : <SafeCrud {...props} cacheTime={cacheTime} />}
    </AppProvider>
  );
}

const fields = [{ field: 'name', headerName: 'Name' }];
const named = (name: string, id: string | number = name): Row => ({ id, name });
const list = (...names: readonly string[]) => ({
  items: names.map((name) => named(name)),
  itemCount: 4,
});
const shown = () => screen.getAllByRole('status')[0]?.textContent;

beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: jest.fn(),
      removeListener: jest.fn(),
    });
  navigate.mockClear();
  // React warns about the script of the provider's theme.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe.each([
  ['SafeCrud', undefined, 'two'],
  ['Crud', Crud, 'one'],
] as const)('%s', (_, Component, expected) => {
  it(`shows record ${expected} on the page of record two when record one is slow`, async () => {
    const slow = later<Row>();
    const source: Source = {
      fields,
      getOne: (id) => (id === 'one' ? slow.answer : named('two')),
      deleteOne: () => undefined,
    };
    const { rerender } = render(app({ source, pathname: '/rows/one', Component }));
    rerender(app({ source, pathname: '/rows/two', Component }));
    expect(await screen.findByText('two')).toBeInTheDocument();
    await slow.send(named('one'));
    expect(await screen.findByText(expected)).toBeInTheDocument();
  });
});

describe.each([
  ['SafeCrud without a cache', {}, 'a, b'],
  ['SafeCrud with a cache', { cacheTime: 60_000 }, 'a, b'],
  ['Crud', { Component: Crud }, 'c, d'],
] as const)('%s', (_, options, expected) => {
  it(`shows ${expected} after a slow next page and a return to the first`, async () => {
    const slow = later<ReturnType<typeof list>>();
    const getMany: GetMany = ({ paginationModel: { page } }) =>
      page === 0 ? list('a', 'b') : slow.answer;
    render(app({ source: { fields, getMany }, ...options }));
    await waitFor(() => expect(shown()).toBe('a, b'));
    fireEvent.click(screen.getByText('Next'));
    fireEvent.click(screen.getByText('Previous'));
    await act(() => Promise.resolve());
    await slow.send(list('c', 'd'));
    expect(shown()).toBe(expected);
  });
});

it('shows the error of the newest request, and not that of an older one', async () => {
  const failures: (() => void)[] = [];
  const getMany: GetMany = ({ paginationModel: { page } }) =>
    page === 0
      ? list('a', 'b')
      : new Promise((_, reject) => {
          failures.push(() => reject(new Error('The server is down.')));
        });
  render(app({ source: { fields, getMany } }));
  await waitFor(() => expect(shown()).toBe('a, b'));
  fireEvent.click(screen.getByText('Next'));
  await waitFor(() => expect(failures).toHaveLength(1));
  fireEvent.click(screen.getByText('Previous'));
  await act(() => Promise.resolve(failures[0]?.()));
  expect(screen.queryByText('The server is down.')).toBeNull();
  fireEvent.click(screen.getByText('Next'));
  await waitFor(() => expect(failures).toHaveLength(2));
  await act(() => Promise.resolve(failures[1]?.()));
  expect(await screen.findByText('The server is down.')).toBeInTheDocument();
});

describe.each([
  ['SafeCrud', undefined, 'Olga'],
  ['Crud', Crud, ''],
] as const)('the form of %s', (_, Component, expected) => {
  it(`holds “${expected}” after saving has failed`, async () => {
    const createOne = jest.fn(() => Promise.reject(new Error('Name taken.')));
    render(app({ source: { fields, createOne }, pathname: '/rows/new', Component }));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Olga' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText(/Name taken/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(expected));
  });
});

it('empties the form of Create inside KeepInput after a success, with resetOnSubmit', async () => {
  render(
    <AppProvider>
      <KeepInput>
        <Create dataSource={{ fields, createOne: () => named('x') }} resetOnSubmit />
      </KeepInput>
    </AppProvider>,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Olga' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
});

it('opens the list when a slow save ends, which SafeCrud does not mend and the page names', async () => {
  const slow = later<Row>();
  const source: Source = { fields, createOne: () => slow.answer, getOne: () => named('two') };
  const { rerender } = render(app({ source, pathname: '/rows/new' }));
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await act(() => Promise.resolve());
  rerender(app({ source, pathname: '/rows/two' }));
  await slow.send(named('one'));
  expect(navigate.mock.calls).toEqual([['/rows']]);
});

it.each(['Åse 1', 'a/b', 'new', '50%', 'q?x#y'])(
  'opens the record with the ID "%s" from the list, and reads it under that ID',
  async (id) => {
    const getOne = jest.fn(() => named('It', id));
    const source: Source = {
      fields,
      getMany: () => ({ items: [named('It', id)], itemCount: 1 }),
      getOne,
    };
    const { rerender } = render(app({ source }));
    fireEvent.click(await screen.findByText('Open It'));
    const [[target]] = navigate.mock.calls as [[string]];
    const { pathname } = new URL(target, 'https://mui.com');
    rerender(app({ source, pathname }));
    await waitFor(() => expect(getOne).toHaveBeenCalledWith(id));
  },
);

it('passes the ID of a row as a string, decoded, and shows it decoded', async () => {
  const deleteOne = jest.fn();
  const safe = decodeIds({
    fields: [{ field: 'id' }],
    getMany: () => ({ items: [named('It', 7), named('It', 'a/b')], itemCount: 2 }),
    deleteOne,
  });
  const query = {
    paginationModel: { page: 0, pageSize: 2 },
    sortModel: [],
    filterModel: { items: [] },
  };
  const page = await safe.getMany?.(query);
  expect(page?.items.map(({ id }) => id)).toEqual(['7', 'a%2Fb']);
  const [column] = safe.fields;
  expect(column?.valueGetter?.('a%2Fb' as never, {}, {} as never, {} as never)).toBe('a/b');
  await safe.deleteOne?.(7);
  await safe.deleteOne?.('100%');
  expect(deleteOne.mock.calls).toEqual([['7'], ['100%']]);
});

it('shows the next user nothing of the last one, whose answer is still on its way', async () => {
  const slow = later<ReturnType<typeof list>>();
  const answers = [list('mine'), slow.answer, list('yours')];
  const getMany = jest.fn<ReturnType<GetMany>, []>(() => answers.shift() ?? list());
  const source: Source = { fields, getMany };
  const view = (user: string | undefined) => app({ source, cacheTime: 60_000, user });
  const { rerender, unmount } = render(view('ann'));
  await waitFor(() => expect(shown()).toBe('mine'));
  fireEvent.click(screen.getByText('Next'));
  rerender(view('bob'));
  await waitFor(() => expect(shown()).toBe('yours'));
  await slow.send(list('mine, page 2'));
  fireEvent.click(screen.getByText('Next'));
  await waitFor(() => expect(getMany).toHaveBeenCalledTimes(4));
  expect(shown()).toBe('');
  unmount();
  render(view('bob'));
  await waitFor(() => expect(shown()).toBe('yours'));
  expect(getMany).toHaveBeenCalledTimes(4);
});
