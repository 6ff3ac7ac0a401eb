import { createTheme } from '@mui/material/styles';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { AppProvider, List, PageContainer, type DataModel, type DataSource } from '@toolpad/core';
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
/** The grid of the Pro plan: the name of a part stays in view while the other columns scroll. */
function PartGrid(props: DataGridProProps) {
  return <DataGridPro {...props} pinnedColumns={{ left: ['name'] }} label="Parts" />;
}

const slots = { dataGrid: PartGrid };

// Without callbacks for its buttons, the actions column is empty.
const slotProps = {
  dataGrid: { initialState: { columns: { columnVisibilityModel: { actions: false } } } },
};
// preview-end

const parts: Part[] = [
  { id: 1, name: 'Drive belt', maker: 'Kessel', machine: 'Loom 2', drawer: 'A4', stock: 12 },
  { id: 2, name: 'Bobbin', maker: 'Textima', machine: 'Loom 1', drawer: 'B1', stock: 240 },
  { id: 3, name: 'Tension spring', maker: 'Kessel', machine: 'Warper', drawer: 'A7', stock: 35 },
  { id: 4, name: 'Shuttle', maker: 'Varga', machine: 'Loom 2', drawer: 'C2', stock: 8 },
];

const partSource = {
  fields: [
    { field: 'name', headerName: 'Part', width: 160 },
    { field: 'maker', headerName: 'Maker', width: 200 },
    { field: 'machine', headerName: 'Machine', width: 200 },
    { field: 'drawer', headerName: 'Drawer', width: 160 },
    { field: 'stock', headerName: 'Stock', type: 'number', width: 160 },
  ],
  getMany: () => ask(() => ({ items: parts, itemCount: parts.length })),
} satisfies DataSource<Part>;

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({
    components,
    palette: { mode: 'dark', error: { main: '#ef9a9a', light: '#b71c1c' } },
  }),
};

export default function CrudPro() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Parts" breadcrumbs={[]}>
        <List dataSource={partSource} slots={slots} slotProps={slotProps} />
      </PageContainer>
    </AppProvider>
  );
}
