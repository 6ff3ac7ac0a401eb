import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  CrudForm,
  PageContainer,
  useNotifications,
  type CrudFormProps,
  type DataModel,
  type DataSource,
} from '@toolpad/core';
import { ask } from '../server';

interface Account extends DataModel {
  id: number;
  login: string;
  email: string;
}

type AccountForm = CrudFormProps<Account>;
type Values = AccountForm['formState']['values'];

// preview-start
/** What the server refuses, by field. */
class RefusedError extends Error {
  readonly issues: Partial<Record<keyof Account, string>>;

  constructor(issues: Partial<Record<keyof Account, string>>) {
    super('The server refused the account.');
    this.issues = issues;
  }
}

interface ServerFormProps {
  initialValues: Values;
  save: (values: Values) => Promise<Account>;
  label: string;
}

function ServerForm({ initialValues, save, label }: ServerFormProps) {
  const notifications = useNotifications();
  const [formState, setFormState] = React.useState<AccountForm['formState']>({
    values: initialValues,
    errors: {},
  });

  const change: AccountForm['onFieldChange'] = (name, value) =>
    setFormState(({ values, errors }) => ({
      values: { ...values, [name]: value },
      errors: { ...errors, [name]: undefined },
    }));

  const submit: AccountForm['onSubmit'] = async (values) => {
    try {
      const account = await save(values);
      notifications.show(`${account.login} is saved.`, {
        severity: 'success',
        autoHideDuration: 3000,
      });
    } catch (error) {
      if (error instanceof RefusedError) {
        setFormState(({ values: typed }) => ({ values: typed, errors: error.issues }));
      } else {
        notifications.show('The account is not saved.', { severity: 'error' });
      }
    }
  };

  return (
    <KeepInput>
      <CrudForm
        dataSource={accountSource}
        formState={formState}
        onFieldChange={change}
        onSubmit={submit}
        submitButtonLabel={label}
      />
    </KeepInput>
  );
}
// preview-end

let accounts: Account[] = [
  { id: 1, login: 'ines', email: 'ines@example.com' },
  { id: 2, login: 'tor', email: 'tor@example.com' },
];

const accountSource: DataSource<Account> = {
  fields: [
    { field: 'login', headerName: 'Login' },
    { field: 'email', headerName: 'Email' },
  ],
};

/** A stand-in for the server, which checks every account again. */
function check({ login = '', email = '' }: Values, id?: number) {
  const others = accounts.filter((account) => account.id !== id);
  const issues: RefusedError['issues'] = {};
  if (!login.trim() || others.some((account) => account.login === login)) {
    issues.login = login.trim() ? `“${login}” is taken.` : 'Enter a login.';
  }
  if (!email.includes('@')) {
    issues.email = 'Enter an email address.';
  }
  if (Object.keys(issues).length > 0) {
    throw new RefusedError(issues);
  }
  return { login, email };
}

function create(values: Values) {
  return ask(() => {
    const account = { id: accounts.length + 1, ...check(values) };
    accounts = [...accounts, account];
    return account;
  });
}

function update(values: Values) {
  return ask(() => {
    const account = { id: 2, ...check(values, 2) };
    accounts = accounts.map((other) => (other.id === account.id ? account : other));
    return account;
  });
}

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

export default function CrudServerErrors() {
  const [form, setForm] = React.useState<'new' | 'edit'>('new');
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Accounts" breadcrumbs={[]}>
        <ToggleButtonGroup
          exclusive
          aria-label="Form"
          size="small"
          value={form}
          onChange={(_, next: 'new' | 'edit' | null) => setForm(next ?? form)}
          sx={{ mb: 2 }}
        >
          <ToggleButton value="new">New account</ToggleButton>
          <ToggleButton value="edit">Account of Tor</ToggleButton>
        </ToggleButtonGroup>
        {form === 'new' ? (
          <ServerForm key="new" initialValues={{}} save={create} label="Create account" />
        ) : (
          <ServerForm
            key="edit"
            initialValues={{ ...accounts.find(({ id }) => id === 2) }}
            save={update}
            label="Save changes"
          />
        )}
      </PageContainer>
    </AppProvider>
  );
}
