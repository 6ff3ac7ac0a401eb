import * as React from 'react';
import Chip from '@mui/material/Chip';
import { createTheme } from '@mui/material/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import {
  AppProvider,
  Crud,
  PageContainer,
  type DataField,
  type DataModel,
  type DataModelId,
  type DataSource,
  type Router,
} from '@toolpad/core';
import { ask } from '../server';

interface Boat extends DataModel {
  id: string;
  name: string;
  kind: 'sail' | 'motor' | 'row';
  berth: number;
  fee: number;
  isInsured: boolean;
  /** A day, such as `2026-05-03`. */
  arrival: string | null;
}

// preview-start
const fields: DataField[] = [
  { field: 'name', headerName: 'Boat', width: 130 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: [
      { value: 'sail', label: 'Sailing boat' },
      { value: 'motor', label: 'Motor boat' },
      { value: 'row', label: 'Rowing boat' },
    ],
    width: 110,
  },
  {
    field: 'fee',
    headerName: 'Fee',
    type: 'number',
    // A record that was saved without a fee has none.
    valueFormatter: (value?: number | null) => (value == null ? '–' : `€ ${value.toFixed(2)}`),
    width: 100,
  },
  {
    field: 'isInsured',
    headerName: 'Insured',
    type: 'boolean',
    renderCell: ({ value }) => (
      <Chip size="small" variant="outlined" label={value ? 'Insured' : 'Not insured'} />
    ),
    width: 120,
  },
  {
    field: 'arrival',
    headerName: 'Arrival',
    type: 'date',
    valueGetter: (value?: string | null) => (value ? new Date(`${value}T00:00`) : null),
    width: 110,
  },
];
// preview-end

let boats: Boat[] = [
  {
    id: 'B-4',
    name: 'Dunlin',
    kind: 'sail',
    berth: 4,
    fee: 48.5,
    isInsured: true,
    arrival: '2026-05-03',
  },
  {
    id: 'B-7',
    name: 'Merganser',
    kind: 'motor',
    berth: 7,
    fee: 62,
    isInsured: false,
    arrival: '2026-05-04',
  },
  {
    id: 'B-9',
    name: 'Teal',
    kind: 'row',
    berth: 9,
    fee: 12,
    isInsured: true,
    arrival: '2026-05-11',
  },
];

/** The user’s day for a moment of the form, and `null` for a field without one. */
function toDay(moment: string | null = null) {
  if (!moment) {
    return null;
  }
  const date = new Date(moment.includes('T') ? moment : `${moment}T00:00`);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function findBoat(id: DataModelId) {
  const boat = boats.find((candidate) => candidate.id === id);
  if (!boat) {
    throw new Error(`There is no boat ${id}.`);
  }
  return boat;
}

const boatSource: DataSource<Boat> = {
  fields,
  getMany: () => ask(() => ({ items: boats, itemCount: boats.length })),
  getOne: (id) => ask(() => findBoat(id)),
  createOne: (data) =>
    ask(() => {
      const berth = Math.max(...boats.map((boat) => boat.berth)) + 1;
      const boat: Boat = {
        id: `B-${berth}`,
        name: data.name ?? 'Unnamed',
        kind: data.kind ?? 'sail',
        berth,
        fee: data.fee ?? 0,
        isInsured: data.isInsured ?? false,
        arrival: toDay(data.arrival),
      };
      boats = [...boats, boat];
      return boat;
    }),
  updateOne: (id, changes) =>
    ask(() => {
      const boat = { ...findBoat(id), ...changes };
      boat.arrival = toDay(boat.arrival);
      boats = boats.map((other) => (other.id === boat.id ? boat : other));
      return boat;
    }),
};

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

/** Keeps what was typed when saving fails: React resets a form after its action. */
function KeepInput({ children }: { children: React.ReactNode }) {
  const stopReset = (event: React.SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return <div onResetCapture={stopReset}>{children}</div>;
}

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

export default function CrudFields() {
  const router = useMemoryRouter('/boats');
  return (
    <AppProvider router={router} theme={theme}>
      <PageContainer component="main" title="Harbor" breadcrumbs={[]}>
        <KeepInput>
          <Crud
            key={router.pathname}
            dataSource={boatSource}
            rootPath="/boats"
            slots={{ list: { dataGrid: NamedGrid } }}
            defaultValues={{ kind: 'sail', isInsured: true }}
          />
        </KeepInput>
      </PageContainer>
    </AppProvider>
  );
}
