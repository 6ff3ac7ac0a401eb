import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { createTheme } from '@mui/material/styles';
import { AppProvider, Create, PageContainer, type DataModel, type DataSource } from '@toolpad/core';
import { ask } from '../server';

interface Ticket extends DataModel {
  id: number;
  subject: string;
  teamId: string;
}

interface Team {
  id: string;
  name: string;
}

// preview-start
function createTicketSource(teams: Team[]) {
  return {
    fields: [
      { field: 'subject', headerName: 'Subject' },
      {
        field: 'teamId',
        headerName: 'Team',
        type: 'singleSelect',
        valueOptions: teams.map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
    createOne: saveTicket,
  } satisfies DataSource<Ticket>;
}

function TicketForm() {
  const { teams, error, reload } = useTeams();
  // One source for as long as the options are the same.
  const source = React.useMemo(() => teams && createTicketSource(teams), [teams]);
  if (error) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={reload}>
            Try again
          </Button>
        }
      >
        {error}
      </Alert>
    );
  }
  return source ? (
    <KeepInput>
      <Create dataSource={source} resetOnSubmit />
    </KeepInput>
  ) : (
    <CircularProgress aria-label="Loading the teams" />
  );
}
// preview-end

function useTeams() {
  const [attempt, setAttempt] = React.useState(1);
  const [teams, setTeams] = React.useState<Team[] | null>(null);
  const [error, setError] = React.useState('');
  React.useEffect(() => {
    let isCurrent = true;
    fetchTeams().then(
      (loaded) => isCurrent && setTeams(loaded),
      (reason: unknown) =>
        isCurrent && setError(reason instanceof Error ? reason.message : 'Unknown'),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const reload = () => {
    setError('');
    setAttempt(attempt + 1);
  };
  return { teams, error, reload };
}

/** What `signal: AbortSignal.timeout(10_000)` does for `fetch`: nobody waits forever. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The server does not respond.')), 10_000);
  });
  return Promise.race([answer, limit]);
}

const fetchTeams = (): Promise<Team[]> =>
  inTime(
    ask(() => [
      { id: 't-1', name: 'Billing' },
      { id: 't-2', name: 'Shipping' },
    ]),
  );

const saveTicket = ({ subject = '', teamId = '' }: Partial<Ticket>): Promise<Ticket> =>
  ask(() => {
    if (!subject || !teamId) {
      throw new Error('Enter a subject and choose a team.');
    }
    return { id: 1, subject, teamId };
  });

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

export default function CrudOptions() {
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="New ticket" breadcrumbs={[]}>
        <TicketForm />
      </PageContainer>
    </AppProvider>
  );
}
