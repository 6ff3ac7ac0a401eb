import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import {
  AppProvider,
  Crud,
  PageContainer,
  useNotifications,
  type DataModel,
  type DataModelId,
  type DataSource,
  type LocaleText,
  type Router,
} from '@toolpad/core';
import { ask } from '../server';

interface Jam extends DataModel {
  id: number;
  name: string;
  jars: number;
}

// preview-start
/** Shows a change at once, sends it in the background, and takes it back if it is refused. */
function createOptimisticSource(onRefused: (jam: Jam, reason: string) => void): DataSource<Jam> {
  const unsaved = new Map<number, Jam>();
  const newest = (jam: Jam) => unsaved.get(jam.id) ?? jam;
  // One after the other: the server would keep the change that arrives last.
  let sending = Promise.resolve();

  const send = async (before: Jam, after: Jam) => {
    // A later change of the same jam may be on its way: leave that one alone.
    const settle = () => unsaved.get(after.id) === after && unsaved.delete(after.id);
    try {
      await inTime(server.save(after));
      settle();
    } catch (error) {
      settle();
      onRefused(before, error instanceof Error ? error.message : String(error));
    }
  };

  return {
    fields,
    getMany: async () => {
      const jams = await server.list();
      return { items: jams.map(newest), itemCount: jams.length };
    },
    getOne: async (id) => newest(await server.read(id)),
    createOne: (data) => server.add(data),
    updateOne: async (id, changes) => {
      const before = newest(await server.read(id));
      const after = { ...before, ...changes };
      unsaved.set(before.id, after);
      sending = sending.then(() => send(before, after));
      return after;
    },
  };
}

function JamPage({ pathname }: { pathname: string }) {
  const notifications = useNotifications();
  const [refusals, setRefusals] = React.useState(0);
  const source = React.useMemo(
    () =>
      createOptimisticSource((jam, reason) => {
        notifications.show(`${jam.name} is back at ${jam.jars} jars. ${reason}`, {
          severity: 'error',
        });
        setRefusals((count) => count + 1);
      }),
    [notifications],
  );
  // The cache would keep the refused change. The new key makes the list load again, but not a form.
  return (
    <KeepInput>
      <Crud
        key={pathname === '/jams' ? refusals : pathname}
        dataSource={source}
        dataSourceCache={null}
        rootPath="/jams"
        slots={{ list: { dataGrid: NamedGrid } }}
      />
    </KeepInput>
  );
}
// preview-end

const fields = [
  { field: 'name', headerName: 'Jam', width: 180 },
  { field: 'jars', headerName: 'Jars', type: 'number' as const, width: 120 },
];

let jams: Jam[] = [
  { id: 1, name: 'Fig', jars: 12 },
  { id: 2, name: 'Quince', jars: 30 },
  { id: 3, name: 'Sloe', jars: 7 },
];

/** Reads quickly, and takes its time to save. */
const server = {
  list: () => ask(() => jams, 150),
  read: (id: DataModelId) =>
    ask(() => {
      const jam = jams.find((candidate) => String(candidate.id) === String(id));
      if (!jam) {
        throw new Error(`There is no jam ${id}.`);
      }
      return jam;
    }, 50),
  add: ({ name = 'New jam', jars = 0 }: Partial<Jam>) =>
    ask(() => {
      const jam = { id: Math.max(...jams.map(({ id }) => id)) + 1, name, jars };
      jams = [...jams, jam];
      return jam;
    }),
  save: (jam: Jam) =>
    ask(() => {
      if (jam.jars > 99) {
        throw new Error('The shelf holds 99.');
      }
      jams = jams.map((other) => (other.id === jam.id ? jam : other));
    }, 900),
};

/** What `signal: AbortSignal.timeout(10_000)` does for `fetch`: nobody waits forever. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The server does not respond.')), 10_000);
  });
  return Promise.race([answer, limit]);
}

// Nothing is saved yet when this message comes.
const localeText: Partial<LocaleText> = { editSuccessMessage: 'Saving in the background.' };

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

/** Keeps what was typed when saving fails: React resets a form after its action. */
function KeepInput({ children }: { children: React.ReactNode }) {
  const stopReset = (event: React.SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return <div onResetCapture={stopReset}>{children}</div>;
}

/** Stands in for your router: https://mui.com/toolpad/core/introduction/base-concepts/#demo-router */
function useMemoryRouter(initialPath: string): Router {
  const [pathname, setPathname] = React.useState(initialPath);
  return React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (path) => setPathname(String(path)),
    }),
    [pathname],
  );
}

export default function CrudOptimistic() {
  const router = useMemoryRouter('/jams');
  return (
    <AppProvider localeText={localeText} router={router} theme={theme}>
      <PageContainer component="main" title="Jam cellar" breadcrumbs={[]}>
        <JamPage pathname={router.pathname} />
      </PageContainer>
    </AppProvider>
  );
}
