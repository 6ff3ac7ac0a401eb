import * as React from 'react';
import Button from '@mui/material/Button';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  CrudProvider,
  List,
  PageContainer,
  Show,
  type DataModel,
  type DataModelId,
  type DataSource,
} from '@toolpad/core';
import { ask } from '../server';

interface Reading extends DataModel {
  id: number;
  station: string;
  level: number;
}

// preview-start
const readingSource: DataSource<Reading> = {
  fields: [
    { field: 'station', headerName: 'Station', width: 200 },
    { field: 'level', headerName: 'Level (cm)', type: 'number', width: 140 },
  ],
  getMany: () => ask(() => ({ items: readings, itemCount: readings.length })),
  getOne: (id) => ask(() => findReading(id)),
};

// Without callbacks for its buttons, the actions column is empty.
const slotProps = {
  dataGrid: { initialState: { columns: { columnVisibilityModel: { actions: false } } } },
};

function ReadingPage() {
  const [openId, setOpenId] = React.useState<DataModelId | null>(null);
  return (
    <CrudProvider dataSource={readingSource}>
      {openId === null ? <List onRowClick={setOpenId} slotProps={slotProps} /> : null}
      {openId !== null ? (
        <>
          <Button onClick={() => setOpenId(null)} sx={{ alignSelf: 'start' }}>
            All stations
          </Button>
          <Show key={openId} id={openId} />
        </>
      ) : null}
    </CrudProvider>
  );
}
// preview-end

const readings: Reading[] = [
  { id: 1, station: 'Old bridge', level: 212 },
  { id: 2, station: 'Weir', level: 187 },
  { id: 3, station: 'Mill race', level: 96 },
];

function findReading(id: DataModelId) {
  const reading = readings.find((candidate) => candidate.id === id);
  if (!reading) {
    throw new Error(`There is no reading ${id}.`);
  }
  return reading;
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

export default function CrudReadOnly() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="River levels" breadcrumbs={[]}>
        <ReadingPage />
      </PageContainer>
    </AppProvider>
  );
}
