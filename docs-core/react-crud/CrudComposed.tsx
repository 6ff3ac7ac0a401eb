import * as React from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { createTheme } from '@mui/material/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import {
  AppProvider,
  Create,
  CrudProvider,
  Edit,
  List,
  PageContainer,
  Show,
  type DataModel,
  type DataModelId,
  type DataSource,
} from '@toolpad/core';
import { ask } from '../server';

interface Plant extends DataModel {
  id: number;
  name: string;
  bed: string;
}

// preview-start
type View = { kind: 'list' | 'create' } | { kind: 'show' | 'edit'; id: DataModelId };

const titles = { list: '', show: 'Plant', create: 'New plant', edit: 'Change plant' };

function PlantPage() {
  const [view, setView] = React.useState<View>({ kind: 'list' });
  const [version, setVersion] = React.useState(0);
  const titleId = React.useId();

  const close = () => setView({ kind: 'list' });
  // The list stays on the screen. A new key makes it load again.
  const closeAndReload = () => {
    setVersion((current) => current + 1);
    close();
  };

  return (
    <CrudProvider dataSource={plantSource}>
      <List
        slots={{ dataGrid: NamedGrid }}
        key={version}
        onRowClick={(id) => setView({ kind: 'show', id })}
        onCreateClick={() => setView({ kind: 'create' })}
        onEditClick={(id) => setView({ kind: 'edit', id })}
      />
      <Dialog open={view.kind !== 'list'} onClose={close} aria-labelledby={titleId} fullWidth>
        <DialogTitle id={titleId}>{titles[view.kind]}</DialogTitle>
        <DialogContent dividers>
          <KeepInput>
            {view.kind === 'create' ? <Create onSubmitSuccess={closeAndReload} /> : null}
            {view.kind === 'edit' ? (
              <Edit key={view.id} id={view.id} onSubmitSuccess={closeAndReload} />
            ) : null}
          </KeepInput>
          {view.kind === 'show' ? (
            <Show
              key={view.id}
              id={view.id}
              onEditClick={(id) => setView({ kind: 'edit', id })}
              onDelete={closeAndReload}
            />
          ) : null}
        </DialogContent>
      </Dialog>
    </CrudProvider>
  );
}
// preview-end

/** Keeps what was typed when saving fails: React resets a form after its action. */
function KeepInput({ children }: { children: React.ReactNode }) {
  const stopReset = (event: React.SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return <div onResetCapture={stopReset}>{children}</div>;
}

let plants: Plant[] = [
  { id: 1, name: 'Chives', bed: 'Herbs' },
  { id: 2, name: 'Kale', bed: 'North' },
  { id: 3, name: 'Runner bean', bed: 'South' },
];

function findPlant(id: DataModelId) {
  const plant = plants.find((candidate) => candidate.id === id);
  if (!plant) {
    throw new Error(`There is no plant ${id}.`);
  }
  return plant;
}

const plantSource: DataSource<Plant> = {
  fields: [
    { field: 'name', headerName: 'Plant', width: 200 },
    { field: 'bed', headerName: 'Bed', width: 140 },
  ],
  getMany: () => ask(() => ({ items: plants, itemCount: plants.length })),
  getOne: (id) => ask(() => findPlant(id)),
  createOne: ({ name = 'Unknown plant', bed = 'Nursery' }) =>
    ask(() => {
      const plant = { id: Math.max(0, ...plants.map(({ id }) => id)) + 1, name, bed };
      plants = [...plants, plant];
      return plant;
    }),
  updateOne: (id, changes) =>
    ask(() => {
      const plant = { ...findPlant(id), ...changes };
      plants = plants.map((other) => (other.id === id ? plant : other));
      return plant;
    }),
  deleteOne: (id) =>
    ask(() => {
      plants = plants.filter((plant) => plant.id !== id);
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

export default function CrudComposed() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Kitchen garden" breadcrumbs={[]}>
        <PlantPage />
      </PageContainer>
    </AppProvider>
  );
}
