import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  PageContainer,
  Show,
  type DataModel,
  type DataModelId,
  type DataSource,
} from '@toolpad/core';
import { ask } from '../server';

interface Lighthouse extends DataModel {
  id: number;
  name: string;
  height: number;
  isLit: boolean;
}

// preview-start
function LighthouseDetails() {
  const [id, setId] = React.useState<DataModelId>(1);
  const [lastEvent, setLastEvent] = React.useState('');
  return (
    <>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setId(1)}>Cape North</Button>
        <Button onClick={() => setId(2)}>Gull Rock</Button>
        <Button onClick={() => setId(3)}>Sand Point</Button>
      </Stack>
      <Show
        key={id}
        id={id}
        dataSource={lighthouseSource}
        onEditClick={() => setLastEvent(`Open the form for lighthouse ${id}.`)}
        onDelete={() => setLastEvent(`Lighthouse ${id} is deleted.`)}
      />
      <Typography role="status">{lastEvent}</Typography>
    </>
  );
}
// preview-end

let lighthouses: Lighthouse[] = [
  { id: 1, name: 'Cape North', height: 41, isLit: true },
  { id: 2, name: 'Gull Rock', height: 18, isLit: false },
];

const lighthouseSource = {
  fields: [
    { field: 'name', headerName: 'Name' },
    { field: 'height', headerName: 'Height (m)', type: 'number' },
    { field: 'isLit', headerName: 'In service', type: 'boolean' },
  ],
  getOne: (id) =>
    ask(() => {
      const lighthouse = lighthouses.find((candidate) => candidate.id === id);
      if (!lighthouse) {
        throw new Error(`There is no lighthouse ${id}.`);
      }
      return lighthouse;
    }),
  deleteOne: (id) =>
    ask(() => {
      lighthouses = lighthouses.filter((lighthouse) => lighthouse.id !== id);
    }),
} satisfies DataSource<Lighthouse>;

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({ components, palette: { mode: 'dark', error: { main: '#ef9a9a' } } }),
};

export default function CrudShow() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Lighthouses" breadcrumbs={[]}>
        <LighthouseDetails />
      </PageContainer>
    </AppProvider>
  );
}
