import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  CrudForm,
  PageContainer,
  type CrudFormProps,
  type CrudFormSlots,
  type DataModel,
  type DataSource,
} from '@toolpad/core';
import { ask } from '../server';

interface Recipe extends DataModel {
  id: number;
  title: string;
  cuisine: string;
  minutes: number;
  stars: number;
  method: string;
}

type RecipeForm = CrudFormProps<Recipe>;

// preview-start
const recipeSource: DataSource<Recipe> = {
  fields: [
    { field: 'title', headerName: 'Title' },
    { field: 'minutes', headerName: 'Minutes', type: 'number' },
    { field: 'cuisine', headerName: 'Cuisine' },
    { field: 'stars', headerName: 'Stars' },
    { field: 'method', headerName: 'Method' },
  ],
};

const FieldChangeContext = React.createContext<RecipeForm['onFieldChange']>(() => undefined);

/** Renders every text field, and chooses the input by its name. */
function RecipeField(props: TextFieldProps) {
  const { name, label, value, error, helperText } = props;
  const onFieldChange = React.useContext(FieldChangeContext);
  switch (name) {
    case 'method':
      return <TextField {...props} multiline minRows={3} />;
    case 'cuisine':
      return (
        <Autocomplete
          freeSolo
          fullWidth
          options={['Georgian', 'Korean', 'Peruvian']}
          value={String(value)}
          inputValue={String(value)}
          onInputChange={(_, cuisine) => void onFieldChange('cuisine', cuisine)}
          renderInput={(params) => (
            <TextField {...params} label={label} error={error} helperText={helperText} />
          )}
        />
      );
    case 'stars':
      return (
        <FormControl component="fieldset" error={error}>
          <FormLabel component="legend">{label}</FormLabel>
          <Rating
            name="stars"
            value={Number(value)}
            onChange={(_, stars) => void onFieldChange('stars', stars)}
          />
          <FormHelperText>{helperText}</FormHelperText>
        </FormControl>
      );
    default:
      return <TextField {...props} />;
  }
}

/** React resets a form after its action, and the rating can then show another value. */
function stopReset(event: React.SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

const slots: CrudFormSlots = { textField: RecipeField };
// preview-end

function RecipePage() {
  const [formState, setFormState] = React.useState<RecipeForm['formState']>({
    values: { title: 'Khachapuri', cuisine: 'Georgian', minutes: 50, stars: 4, method: '' },
    errors: {},
  });
  const [saved, setSaved] = React.useState('Not saved yet.');

  const change: RecipeForm['onFieldChange'] = (name, value) =>
    setFormState(({ values, errors }) => ({
      values: { ...values, [name]: value },
      errors: { ...errors, [name]: undefined },
    }));

  const save: RecipeForm['onSubmit'] = async ({ title, stars, method }) => {
    if (!method) {
      setFormState(({ values }) => ({ values, errors: { method: 'Describe the steps.' } }));
      return;
    }
    try {
      setSaved(await ask(() => `Saved “${title ?? ''}” with ${stars ?? 0} stars.`));
    } catch (error) {
      // The form itself says nothing when its onSubmit fails.
      setSaved(`Not saved: ${error instanceof Error ? error.message : 'try again.'}`);
    }
  };

  return (
    <FieldChangeContext value={change}>
      <div onResetCapture={stopReset}>
        <CrudForm
          dataSource={recipeSource}
          formState={formState}
          onFieldChange={change}
          onSubmit={save}
          slots={slots}
          submitButtonLabel="Save recipe"
        />
      </div>
      <Typography role="status">{saved}</Typography>
    </FieldChangeContext>
  );
}

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({ components, palette: { mode: 'dark' } }),
};

export default function CrudFormFields() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Edit recipe" breadcrumbs={[]}>
        <RecipePage />
      </PageContainer>
    </AppProvider>
  );
}
