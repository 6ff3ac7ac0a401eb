import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import {
  AppProvider,
  Crud,
  PageContainer,
  type DataModel,
  type DataModelId,
  type DataSource,
  type Router,
} from '@toolpad/core';
import { ask } from '../server';

interface Parcel extends DataModel {
  id: number;
  recipient: string;
  city: string;
}

// preview-start
/** Every request goes through here. Users see the message of the error. */
const askDepot = <T,>(answer: () => T) => inTime(ask(answer));

/** What `signal: AbortSignal.timeout(10_000)` does for `fetch`: nobody waits forever. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The server does not respond.')), 10_000);
  });
  return Promise.race([answer, limit]);
}

const parcelSource: DataSource<Parcel> = {
  fields: [
    { field: 'recipient', headerName: 'Recipient', width: 180 },
    { field: 'city', headerName: 'City', width: 140 },
  ],
  getMany: () => askDepot(() => ({ items: parcels, itemCount: parcels.length })),
  getOne: (id) => askDepot(() => findParcel(id)),
  createOne: (data) => askDepot(() => addParcel(data)),
  updateOne: (id, data) => askDepot(() => changeParcel(id, data)),
  deleteOne: (id) => askDepot(() => removeParcel(id)),
};

/** Keeps what was typed when saving fails: React resets a form after its action. */
function KeepInput({ children }: { children: React.ReactNode }) {
  const stopReset = (event: React.SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div onResetCapture={stopReset} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
// preview-end

let parcels: Parcel[] = [
  { id: 1, recipient: 'A. Lindqvist', city: 'Malmö' },
  { id: 2, recipient: 'Bistro Tilia', city: 'Lund' },
  { id: 3, recipient: 'R. Okafor', city: 'Ystad' },
];

function findParcel(id: DataModelId) {
  const parcel = parcels.find((candidate) => String(candidate.id) === String(id));
  if (!parcel) {
    throw new Error(`There is no parcel ${id}.`);
  }
  return parcel;
}

function addParcel({ recipient = 'Unknown', city = 'Malmö' }: Partial<Parcel>) {
  const parcel = { id: Math.max(0, ...parcels.map(({ id }) => id)) + 1, recipient, city };
  parcels = [...parcels, parcel];
  return parcel;
}

function changeParcel(id: DataModelId, changes: Partial<Parcel>) {
  const parcel = { ...findParcel(id), ...changes };
  parcels = parcels.map((other) => (other.id === parcel.id ? parcel : other));
  return parcel;
}

function removeParcel(id: DataModelId) {
  const parcel = findParcel(id);
  parcels = parcels.filter((other) => other !== parcel);
}

/** The column of buttons has no name, and screen readers need one. */
function NamedGrid(props: DataGridProps) {
  const columns = React.useMemo(
    () =>
      props.columns.map((column) =>
        column.field === 'actions' ? { ...column, headerName: 'Actions' } : column,
      ),
    [props.columns],
  );
  return <DataGrid {...props} columns={columns} />;
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

/** Stands in for your router: https://mui.com/toolpad/core/introduction/base-concepts/#demo-router */
function useMemoryRouter(initialPath: string): Router {
  const [pathname, setPathname] = React.useState(initialPath);
  return React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (path) => setPathname(String(path)),
    }),
    [pathname],
  );
}

export default function CrudFailure() {
  const router = useMemoryRouter('/parcels');
  return (
    <AppProvider router={router} theme={theme}>
      <PageContainer component="main" title="Parcels" breadcrumbs={[]}>
        <KeepInput>
          <Crud
            key={router.pathname}
            dataSource={parcelSource}
            rootPath="/parcels"
            slots={{ list: { dataGrid: NamedGrid } }}
          />
        </KeepInput>
      </PageContainer>
    </AppProvider>
  );
}
