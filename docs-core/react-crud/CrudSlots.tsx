import * as React from 'react';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import {
  AppProvider,
  List,
  PageContainer,
  type DataModel,
  type DataSource,
  type ListSlotProps,
  type ListSlots,
} from '@toolpad/core';
import { ask } from '../server';

interface Tea extends DataModel {
  id: number;
  name: string;
  origin: string;
  grams: number;
}

// preview-start
function LowStock() {
  return (
    <Typography variant="body2" sx={{ p: 1 }}>
      Teas below 200 g are set in bold.
    </Typography>
  );
}

/** The Data Grid of this app. It gets its props from the list, and adds to them. */
function StockGrid(props: DataGridProps) {
  return (
    <DataGrid
      {...props}
      slots={{ ...props.slots, footer: LowStock }}
      getRowClassName={({ row }: { row: Tea }) => (row.grams < 200 ? 'low' : '')}
    />
  );
}

const slots: ListSlots = { dataGrid: StockGrid };

const slotProps: ListSlotProps = {
  dataGrid: {
    label: 'Teas',
    showToolbar: true,
    density: 'compact',
    initialState: { columns: { columnVisibilityModel: { origin: false, actions: false } } },
    sx: { '& .low': { fontWeight: 'bold' } },
  },
};
// preview-end

const teas: Tea[] = [
  { id: 1, name: 'Sencha', origin: 'Shizuoka', grams: 850 },
  { id: 2, name: 'Lapsang', origin: 'Wuyi', grams: 120 },
  { id: 3, name: 'Rooibos', origin: 'Cederberg', grams: 1400 },
  { id: 4, name: 'Assam', origin: 'Brahmaputra valley', grams: 180 },
];

const teaSource = {
  fields: [
    { field: 'name', headerName: 'Tea', width: 160 },
    { field: 'origin', headerName: 'Origin', width: 180 },
    { field: 'grams', headerName: 'Grams', type: 'number', width: 120 },
  ],
  getMany: () => ask(() => ({ items: teas, itemCount: teas.length })),
} satisfies DataSource<Tea>;

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({
    components,
    palette: { mode: 'dark', error: { main: '#ef9a9a', light: '#b71c1c' } },
  }),
};

export default function CrudSlots() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Tea counter" breadcrumbs={[]}>
        <List dataSource={teaSource} slots={slots} slotProps={slotProps} />
      </PageContainer>
    </AppProvider>
  );
}
