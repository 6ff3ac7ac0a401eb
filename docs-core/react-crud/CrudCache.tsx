import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  CrudProvider,
  DataSourceCache,
  List,
  PageContainer,
  type DataModel,
  type DataSource,
  type DataSourceCacheConfig,
} from '@toolpad/core';
import { ask } from '../server';

interface Ferry extends DataModel {
  id: number;
  harbor: string;
  departure: string;
}

// preview-start
const config: DataSourceCacheConfig = { ttl: 60_000 };
const sharedCache = new DataSourceCache(config);

const caches = {
  /** A separate cache for each mounted provider, the default. */
  own: undefined,
  /** One cache for as long as the app is open. */
  shared: sharedCache,
  /** Each visit asks the server. */
  off: null,
};

function Departures({ mode, source }: { mode: keyof typeof caches; source: DataSource<Ferry> }) {
  return (
    <CrudProvider dataSource={source} dataSourceCache={caches[mode]}>
      <List slotProps={slotProps} />
    </CrudProvider>
  );
}
// preview-end

// These lists have no buttons in their rows, so the column for them is hidden.
const slotProps = {
  dataGrid: { initialState: { columns: { columnVisibilityModel: { actions: false } } } },
};

const ferries: Ferry[] = [
  { id: 1, harbor: 'Mainland', departure: '07:40' },
  { id: 2, harbor: 'North island', departure: '09:15' },
  { id: 3, harbor: 'Mainland', departure: '11:40' },
];

function createFerrySource(onRequest: () => void): DataSource<Ferry> {
  return {
    fields: [
      { field: 'departure', headerName: 'Departure', width: 140 },
      { field: 'harbor', headerName: 'To', width: 200 },
    ],
    getMany: () => {
      onRequest();
      return ask(() => ({ items: ferries, itemCount: ferries.length }));
    },
  };
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

export default function CrudCache() {
  const [mode, setMode] = React.useState<keyof typeof caches>('own');
  const [visit, setVisit] = React.useState(1);
  const [requests, setRequests] = React.useState(0);
  const source = React.useMemo(
    () => createFerrySource(() => setRequests((count) => count + 1)),
    [],
  );
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Departures" breadcrumbs={[]}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', mb: 1 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Cache"
            value={mode}
            onChange={(_, next: keyof typeof caches | null) => setMode(next ?? mode)}
          >
            <ToggleButton value="own">Own</ToggleButton>
            <ToggleButton value="shared">Shared</ToggleButton>
            <ToggleButton value="off">Off</ToggleButton>
          </ToggleButtonGroup>
          <Button onClick={() => setVisit(visit + 1)}>Leave and come back</Button>
          <Button onClick={() => sharedCache.clear()}>Clear shared cache</Button>
        </Stack>
        <Typography role="status">
          Visit {visit}, requests {requests}
        </Typography>
        <Departures key={`${mode} ${visit}`} mode={mode} source={source} />
      </PageContainer>
    </AppProvider>
  );
}
