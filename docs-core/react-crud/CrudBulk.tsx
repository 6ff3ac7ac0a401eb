import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import type { DataGridProps, GridRowSelectionModel } from '@mui/x-data-grid';
import {
  AppProvider,
  List,
  PageContainer,
  useDialogs,
  useNotifications,
  type DataModel,
  type DataModelId,
  type DataSource,
} from '@toolpad/core';
import { ask } from '../server';

interface Parcel extends DataModel {
  id: number;
  city: string;
  weight: number;
}

type Query = Parameters<NonNullable<DataSource<Parcel>['getMany']>>[0];

// preview-start
const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };
const anyQuery: Query = {
  paginationModel: { page: 0, pageSize: 100 },
  sortModel: [],
  filterModel: { items: [] },
};

function ParcelList() {
  const dialogs = useDialogs();
  const notifications = useNotifications();
  const [selection, setSelection] = React.useState(nothing);
  const [isBusy, setIsBusy] = React.useState(false);
  // Another source makes the list load again, on the same page.
  const [dataSource, setDataSource] = React.useState(() => rememberQuery());

  async function deleteSelected() {
    const ids = [...selection.ids];
    if (!(await dialogs.confirm(`Delete ${ids.length} parcels?`, { okText: 'Delete' }))) {
      return;
    }
    setIsBusy(true);
    const results = await Promise.allSettled(ids.map(async (id) => deleteParcel(id)));
    const failed = ids.filter((_, index) => results[index]?.status === 'rejected');
    setIsBusy(false);
    // What is left can be tried again.
    setSelection({ type: 'include', ids: new Set(failed) });
    setDataSource(rememberQuery(dataSource.lastQuery()));
    notifications.show(
      failed.length > 0
        ? `${failed.length} of ${ids.length} were not deleted.`
        : `${ids.length} parcels deleted.`,
      { severity: failed.length > 0 ? 'error' : 'success', autoHideDuration: 6000 },
    );
  }

  async function exportAll() {
    setIsBusy(true);
    try {
      download('parcels.csv', toCsv(await loadAll(dataSource.lastQuery())));
    } catch {
      notifications.show('The parcels could not be exported.', { severity: 'error' });
    }
    setIsBusy(false);
  }

  const dataGrid: Partial<DataGridProps> = {
    checkboxSelection: true,
    // Without it, "select all" also means the rows of other pages, whose IDs are unknown.
    disableRowSelectionExcludeModel: true,
    // The selection outlasts a change of the page.
    keepNonExistentRowsSelected: true,
    rowSelectionModel: selection,
    onRowSelectionModelChange: setSelection,
    pageSizeOptions: [3, 6],
    initialState: { columns: { columnVisibilityModel: { actions: false } } },
  };

  return (
    <>
      <Stack direction="row" spacing={2}>
        <Button disabled={isBusy || selection.ids.size === 0} onClick={() => void deleteSelected()}>
          Delete {selection.ids.size} selected
        </Button>
        <Button disabled={isBusy} onClick={() => void exportAll()}>
          Export all as CSV
        </Button>
      </Stack>
      <List dataSource={dataSource} initialPageSize={3} slotProps={{ dataGrid }} />
    </>
  );
}
// preview-end

let parcels: Parcel[] = [
  { id: 1, city: 'Lund', weight: 2.4 },
  { id: 2, city: '=Aarhus', weight: 0.8 },
  { id: 3, city: 'Turku, port', weight: 11 },
  { id: 4, city: 'Visby', weight: 5.2 },
  { id: 5, city: 'Skagen', weight: 3 },
];

const parcelSource = {
  fields: [
    { field: 'id', headerName: 'No.', width: 80 },
    { field: 'city', headerName: 'City', width: 160 },
    { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  ],
  getMany: ({ paginationModel: { page, pageSize } }: Query) =>
    ask(() => {
      const items = parcels.slice(page * pageSize, (page + 1) * pageSize);
      return { items, itemCount: parcels.length };
    }),
} satisfies DataSource<Parcel>;

function deleteParcel(id: DataModelId) {
  return ask(() => {
    if (id === 3) {
      throw new Error('Parcel 3 is at customs.');
    }
    parcels = parcels.filter((parcel) => parcel.id !== id);
  });
}

/** The source, and the last query of the list: the export has the same filter and order. */
function rememberQuery(query = anyQuery) {
  let last = query;
  return {
    ...parcelSource,
    lastQuery: () => last,
    getMany: newest((next: Query) => {
      last = next;
      return parcelSource.getMany(next);
    }),
  };
}

/** The list shows answers as they arrive: this leaves out those to an earlier query. */
function newest<Q, A>(read: (query: Q) => Promise<A>) {
  let last = 0;
  return async (query: Q): Promise<A> => {
    last += 1;
    const own = last;
    const answer = read(query);
    await answer.catch(() => undefined);
    return own === last ? answer : new Promise(() => undefined);
  };
}

/** Asks for all pages of a query. Throws if the server sends fewer rows than it counts. */
async function loadAll({ sortModel, filterModel }: Query) {
  const all: Parcel[] = [];
  // A number that the server accepts: with a smaller limit of its own, it would skip rows.
  const pageSize = 100;
  for (let page = 0; ; page += 1) {
    const paginationModel = { page, pageSize };
    const found = await parcelSource.getMany({ paginationModel, sortModel, filterModel });
    all.push(...found.items);
    if (all.length >= found.itemCount) {
      return all;
    }
    if (found.items.length < pageSize) {
      throw new Error(`${found.itemCount - all.length} rows are missing.`);
    }
  }
}

/** A spreadsheet runs what begins with one of these characters: an apostrophe makes it text. */
function toCell(value: unknown) {
  const text = typeof value === 'string' ? value.replace(/^[=+\-@\t\r]/, "'$&") : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

function toCsv(rows: readonly Parcel[]) {
  const names = parcelSource.fields.map(({ headerName }) => headerName);
  const lines = rows.map((row) => parcelSource.fields.map(({ field }) => row[field] ?? ''));
  return [names, ...lines].map((line) => line.map(toCell).join(',')).join('\r\n');
}

/** The mark at the start tells Excel that the file is in UTF-8. */
function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({
    components,
    palette: { mode: 'dark', error: { main: '#ef9a9a', light: '#b71c1c' } },
  }),
};

export default function CrudBulk() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Parcels" breadcrumbs={[]}>
        <ParcelList />
      </PageContainer>
    </AppProvider>
  );
}
