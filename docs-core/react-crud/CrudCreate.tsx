import * as React from 'react';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, Create, PageContainer, type DataModel, type DataSource } from '@toolpad/core';
import { ask } from '../server';

interface Guest extends DataModel {
  id: number;
  name: string;
  seats: number;
  isVegetarian: boolean;
}

// preview-start
const initialValues = { name: '', seats: 2, isVegetarian: false };

function NewGuest() {
  const [saved, setSaved] = React.useState('No guests yet.');
  return (
    <>
      <KeepInput>
        <Create
          dataSource={guestSource}
          initialValues={initialValues}
          onSubmitSuccess={({ name = '', seats = 0 }) => setSaved(`${name}: ${seats} seats.`)}
          resetOnSubmit
        />
      </KeepInput>
      <Typography role="status">{saved}</Typography>
    </>
  );
}
// preview-end

let lastId = 0;

const guestSource = {
  fields: [
    { field: 'name', headerName: 'Name' },
    { field: 'seats', headerName: 'Seats', type: 'number' },
    { field: 'isVegetarian', headerName: 'Vegetarian', type: 'boolean' },
  ],
  createOne: ({ name = '', seats = 1, isVegetarian = false }) =>
    ask(() => {
      if (!name.trim()) {
        throw new Error('A guest needs a name.');
      }
      lastId += 1;
      return { id: lastId, name, seats, isVegetarian };
    }),
} satisfies DataSource<Guest>;

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

export default function CrudCreate() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Add a guest" breadcrumbs={[]}>
        <NewGuest />
      </PageContainer>
    </AppProvider>
  );
}
