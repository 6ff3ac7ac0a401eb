import * as React from 'react';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { AppProvider, List, PageContainer, type DataModel, type DataSource } from '@toolpad/core';
import { ask } from '../server';

interface Song extends DataModel {
  id: number;
  title: string;
  key: string;
}

// preview-start
function SongList() {
  const [lastEvent, setLastEvent] = React.useState('Nothing yet.');
  return (
    <>
      <List
        dataSource={songSource}
        initialPageSize={25}
        onRowClick={(id) => setLastEvent(`Open song ${id}.`)}
        onCreateClick={() => setLastEvent('Open the form for a new song.')}
        onEditClick={(id) => setLastEvent(`Open the form for song ${id}.`)}
        onDelete={(id) => setLastEvent(`Song ${id} is deleted.`)}
        slots={slots}
      />
      <Typography role="status">{lastEvent}</Typography>
    </>
  );
}
// preview-end

let songs: Song[] = [
  { id: 1, title: 'Harbor lights', key: 'G' },
  { id: 2, title: 'Paper boats', key: 'E minor' },
  { id: 3, title: 'Slow train', key: 'A' },
];

const songSource = {
  fields: [
    { field: 'title', headerName: 'Title', width: 200 },
    { field: 'key', headerName: 'Key', width: 120 },
  ],
  getMany: ({ paginationModel: { page, pageSize } }) =>
    ask(() => ({
      items: songs.slice(page * pageSize, (page + 1) * pageSize),
      itemCount: songs.length,
    })),
  deleteOne: (id) =>
    ask(() => {
      songs = songs.filter((song) => song.id !== id);
    }),
} satisfies DataSource<Song>;

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

const slots = { dataGrid: NamedGrid };

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({
    components,
    palette: { mode: 'dark', error: { main: '#ef9a9a', light: '#b71c1c' } },
  }),
};

export default function CrudList() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Songs" breadcrumbs={[]}>
        <SongList />
      </PageContainer>
    </AppProvider>
  );
}
