import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  Create,
  PageContainer,
  type DataModel,
  type DataSource,
  type OmitId,
} from '@toolpad/core';
import { ask } from '../server';

interface Booking extends DataModel {
  id: number;
  guest: string;
  email: string;
  adults: number;
  children: number;
}

// preview-start
function validateBooking(values: Partial<OmitId<Booking>>) {
  const issues: { message: string; path: (keyof Booking)[] }[] = [];
  if (!values.guest?.trim()) {
    issues.push({ path: ['guest'], message: 'Enter the name of the guest.' });
  }
  if (!/^\S+@\S+\.\S+$/.test(values.email ?? '')) {
    issues.push({ path: ['email'], message: 'Enter an email address.' });
  }
  if ((values.adults ?? 0) < 1) {
    issues.push({ path: ['adults'], message: 'At least one adult stays.' });
  }
  if ((values.adults ?? 0) + (values.children ?? 0) > 4) {
    issues.push({ path: ['children'], message: 'The hut has four beds.' });
  }
  return issues.length > 0 ? { issues } : { value: values };
}

/** Keeps what was typed when saving fails: React resets a form after its action. */
function KeepInput({ children }: { children: React.ReactNode }) {
  const stopReset = (event: React.SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return <div onResetCapture={stopReset}>{children}</div>;
}
// preview-end

const bookings: Booking[] = [];

const bookingSource = {
  fields: [
    { field: 'guest', headerName: 'Guest' },
    { field: 'email', headerName: 'Email' },
    { field: 'adults', headerName: 'Adults', type: 'number' },
    { field: 'children', headerName: 'Children', type: 'number' },
  ],
  createOne: ({ guest = '', email = '', adults = 1, children = 0 }) =>
    ask(() => {
      const booking = { id: bookings.length + 1, guest, email, adults, children };
      bookings.push(booking);
      return booking;
    }),
  validate: validateBooking,
} satisfies DataSource<Booking>;

const initialValues = { guest: '', email: '', adults: 2, children: 0 };

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({ components, palette: { mode: 'dark' } }),
};

export default function CrudValidation() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Book the hut" breadcrumbs={[]}>
        <KeepInput>
          <Create dataSource={bookingSource} initialValues={initialValues} resetOnSubmit />
        </KeepInput>
      </PageContainer>
    </AppProvider>
  );
}
