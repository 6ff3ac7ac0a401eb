import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  Edit,
  PageContainer,
  type DataModel,
  type DataModelId,
  type DataSource,
} from '@toolpad/core';
import { ask } from '../server';

interface Room extends DataModel {
  id: number;
  name: string;
  seats: number;
}

// preview-start
function RoomForm() {
  const [id, setId] = React.useState<DataModelId>(1);
  const [saved, setSaved] = React.useState('');
  return (
    <>
      <ToggleButtonGroup
        exclusive
        aria-label="Room"
        size="small"
        value={id}
        onChange={(_, next: DataModelId | null) => setId(next ?? id)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value={1}>Room 1</ToggleButton>
        <ToggleButton value={2}>Room 2</ToggleButton>
      </ToggleButtonGroup>
      <KeepInput>
        <Edit
          key={id}
          id={id}
          dataSource={roomSource}
          onSubmitSuccess={({ name = '', seats = 0 }) => setSaved(`${name} has ${seats} seats.`)}
        />
      </KeepInput>
      <Typography role="status">{saved}</Typography>
    </>
  );
}
// preview-end

let rooms: Room[] = [
  { id: 1, name: 'Attic', seats: 6 },
  { id: 2, name: 'Winter garden', seats: 24 },
];

function findRoom(id: DataModelId) {
  const room = rooms.find((candidate) => candidate.id === id);
  if (!room) {
    throw new Error(`There is no room ${id}.`);
  }
  return room;
}

const roomSource = {
  fields: [
    { field: 'name', headerName: 'Name' },
    { field: 'seats', headerName: 'Seats', type: 'number' },
  ],
  getOne: (id) => ask(() => findRoom(id)),
  updateOne: (id, changes) =>
    ask(() => {
      const room = { ...findRoom(id), ...changes };
      if (room.seats < 1) {
        throw new Error('A room needs at least one seat.');
      }
      rooms = rooms.map((other) => (other.id === room.id ? room : other));
      return room;
    }),
} satisfies DataSource<Room>;

/** Keeps what was typed when saving fails: React resets a form after its action. */
function KeepInput({ children }: { children: React.ReactNode }) {
  const stopReset = (event: React.SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return <div onResetCapture={stopReset}>{children}</div>;
}

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({ components, palette: { mode: 'dark', error: { main: '#ef9a9a' } } }),
};

export default function CrudEdit() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Meeting rooms" breadcrumbs={[]}>
        <RoomForm />
      </PageContainer>
    </AppProvider>
  );
}
