import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import {
  AppProvider,
  Crud,
  PageContainer,
  type DataModel,
  type DataModelId,
  type DataSource,
  type Navigation,
  type Router,
} from '@toolpad/core';
import { ask } from '../server';

interface Part extends DataModel {
  id: number;
  name: string;
  maker: string;
  machine: string;
  drawer: string;
  stock: number;
}

// preview-start
/** The grid of the Pro plan: what names a part stays in view while the other columns scroll. */
function PartGrid(props: DataGridProProps) {
  const columns = React.useMemo(
    () =>
      props.columns.map((column) =>
        column.field === 'actions' ? { ...column, headerName: 'Actions' } : column,
      ),
    [props.columns],
  );
  return (
    <DataGridPro {...props} columns={columns} pinnedColumns={{ left: ['name'] }} label="Parts" />
  );
}

const slots = { list: { dataGrid: PartGrid } };
// preview-end

const parts: Part[] = [
  { id: 1, name: 'Drive belt', maker: 'Kessel', machine: 'Loom 2', drawer: 'A4', stock: 12 },
  { id: 2, name: 'Bobbin', maker: 'Textima', machine: 'Loom 1', drawer: 'B1', stock: 240 },
  { id: 3, name: 'Tension spring', maker: 'Kessel', machine: 'Warper', drawer: 'A7', stock: 35 },
  { id: 4, name: 'Shuttle', maker: 'Varga', machine: 'Loom 2', drawer: 'C2', stock: 8 },
];

/** The id comes from the URL, so it is a string. */
function findPart(id: DataModelId) {
  const part = parts.find((candidate) => String(candidate.id) === String(id));
  if (!part) {
    throw new Error(`There is no part ${id}.`);
  }
  return part;
}

const partSource: DataSource<Part> = {
  fields: [
    { field: 'name', headerName: 'Part', width: 160 },
    { field: 'maker', headerName: 'Maker', width: 200 },
    { field: 'machine', headerName: 'Machine', width: 200 },
    { field: 'drawer', headerName: 'Drawer', width: 160 },
    { field: 'stock', headerName: 'Stock', type: 'number', width: 160 },
  ],
  getMany: () => ask(() => ({ items: parts, itemCount: parts.length })),
  getOne: (id) => ask(() => findPart(id)),
};

const navigation: Navigation = [{ segment: 'parts', title: 'Parts', pattern: 'parts/:rest*' }];

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

export default function CrudPro() {
  const router = useMemoryRouter('/parts');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <PageContainer component="main">
        <KeepInput>
          <Crud key={router.pathname} dataSource={partSource} rootPath="/parts" slots={slots} />
        </KeepInput>
      </PageContainer>
    </AppProvider>
  );
}
