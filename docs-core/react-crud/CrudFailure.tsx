import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
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

interface Parcel extends DataModel {
  id: number;
  recipient: string;
  city: string;
}

// preview-start
let isServerDown = false;

/** Every request goes through here. Users see the message of the error. */
async function askServer<T>(answer: () => T): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (isServerDown) {
    throw new Error('The depot does not answer. Try again in a minute.');
  }
  return answer();
}

const parcelSource: DataSource<Parcel> = {
  fields: [
    { field: 'recipient', headerName: 'Recipient', width: 180 },
    { field: 'city', headerName: 'City', width: 140 },
  ],
  getMany: () => askServer(() => ({ items: parcels, itemCount: parcels.length })),
  getOne: (id) => askServer(() => findParcel(id)),
  createOne: (data) => askServer(() => addParcel(data)),
  updateOne: (id, data) => askServer(() => changeParcel(id, data)),
  deleteOne: (id) => askServer(() => removeParcel(id)),
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
  dark: createTheme({ components, palette: { mode: 'dark', error: { main: '#ef9a9a' } } }),
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
        <FormControlLabel
          control={<Switch />}
          label="The server is down"
          onChange={(_, checked) => {
            isServerDown = checked;
          }}
        />
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
