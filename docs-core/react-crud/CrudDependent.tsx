import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  CrudForm,
  PageContainer,
  type CrudFormProps,
  type DataField,
  type DataModel,
} from '@toolpad/core';
import { ask } from '../server';

interface Trip extends DataModel {
  id: number;
  country: string;
  harbor: string;
  day: string;
  languages: string[];
}

type TripForm = CrudFormProps<Trip>;

// preview-start
const harbors: Record<string, string[]> = {
  Norway: ['Bergen', 'Bodø'],
  Portugal: ['Aveiro', 'Porto', 'Sines'],
};

/** The options of the second field depend on the value of the first. */
function fieldsFor(country = ''): DataField[] {
  return [
    {
      field: 'country',
      headerName: 'Country',
      type: 'singleSelect',
      valueOptions: Object.keys(harbors),
    },
    {
      field: 'harbor',
      headerName: 'Harbor',
      type: 'singleSelect',
      valueOptions: harbors[country] ?? [],
    },
    { field: 'day', headerName: 'Day', type: 'date' },
    { field: 'languages', headerName: 'Languages of the crew' },
  ];
}

/** A text field, or a select with multiple values for the languages. */
function TripField(props: TextFieldProps) {
  const { name, value } = props;
  return name === 'languages' ? (
    <TextField
      {...props}
      select
      value={Array.isArray(value) ? value : []}
      slotProps={{ select: { multiple: true } }}
    >
      {['English', 'Norwegian', 'Portuguese'].map((language) => (
        <MenuItem key={language} value={language}>
          {language}
        </MenuItem>
      ))}
    </TextField>
  ) : (
    <TextField {...props} />
  );
}

const slots = { textField: TripField };

function TripPage() {
  const [{ values, errors }, setFormState] = React.useState<TripForm['formState']>({
    values: {},
    errors: {},
  });
  const dataSource = React.useMemo(() => ({ fields: fieldsFor(values.country) }), [values.country]);
  const [saved, setSaved] = React.useState('Not saved yet.');

  const change: TripForm['onFieldChange'] = (name, value) =>
    setFormState(({ values: before }) => ({
      values: {
        ...before,
        // A harbor of the other country is no longer one of the options.
        ...(name === 'country' && { harbor: undefined }),
        [name]: value,
      },
      errors: {},
    }));

  const submit: TripForm['onSubmit'] = async ({ country, harbor, day, languages }) => {
    if (!country || !harbor) {
      setFormState({ values, errors: { harbor: 'Choose a country and a harbor.' } });
      return;
    }
    const date = day ? new Date(day).toLocaleDateString('en-GB') : 'any day';
    try {
      setSaved(await ask(() => `${harbor}, ${date}, ${(languages ?? []).join(' and ')}.`));
    } catch (error) {
      // The form itself says nothing when its onSubmit fails.
      setSaved(`Not saved: ${error instanceof Error ? error.message : 'try again.'}`);
    }
  };

  return (
    <KeepInput>
      <CrudForm
        dataSource={dataSource}
        formState={{ values, errors }}
        onFieldChange={change}
        onSubmit={submit}
        slots={slots}
        submitButtonLabel="Plan the trip"
      />
      <Typography role="status">{saved}</Typography>
    </KeepInput>
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

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
// Dates have the same order in every language until the theme names a format.
const components = {
  MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } },
  MuiDatePicker: { defaultProps: { format: 'DD.MM.YYYY' } },
};
const theme = {
  light: createTheme({ components }),
  dark: createTheme({ components, palette: { mode: 'dark', error: { main: '#ef9a9a' } } }),
};

export default function CrudDependent() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="New trip" breadcrumbs={[]}>
        <TripPage />
      </PageContainer>
    </AppProvider>
  );
}
