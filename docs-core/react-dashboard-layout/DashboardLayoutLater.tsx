import * as React from 'react';
import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  useActivePage,
  type Navigation,
  type Router,
} from '@toolpad/core';
import { ask } from '../server';

interface Project {
  slug: string;
  name: string;
}

// preview-start
const noProjects: Project[] = [];

function useNavigation(projects: Project[]) {
  return React.useMemo<Navigation>(
    () => [
      { title: 'Home', icon: <HomeIcon /> },
      ...projects.map(({ slug, name }) => ({
        segment: `projects/${slug}`,
        title: name,
        icon: <FolderIcon />,
      })),
    ],
    [projects],
  );
}
// preview-end

/** What `signal: AbortSignal.timeout(10_000)` does for `fetch`: nobody waits forever. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The server does not respond.')), 10_000);
  });
  return Promise.race([answer, limit]);
}

const fetchProjects = (): Promise<Project[]> =>
  inTime(
    ask(() => [
      { slug: 'harbor', name: 'Harbor bridge' },
      { slug: 'station', name: 'Central station' },
    ]),
  );

/** Loads the projects, and keeps the last ones when loading again fails. */
function useProjects() {
  const [projects, setProjects] = React.useState(noProjects);
  const [status, setStatus] = React.useState<'loading' | 'loaded' | 'failed'>('loading');
  const [problem, setProblem] = React.useState('');
  const [attempt, setAttempt] = React.useState(0);
  React.useEffect(() => {
    let isCurrent = true;
    fetchProjects().then(
      (loaded) => {
        if (isCurrent) {
          setProjects(loaded);
          setStatus('loaded');
        }
      },
      (error: unknown) => {
        if (isCurrent) {
          setProblem(error instanceof Error ? error.message : 'The projects are not loaded.');
          setStatus('failed');
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const reload = () => {
    setStatus('loading');
    setAttempt(attempt + 1);
  };
  return { projects, status, problem, reload };
}

const messages = {
  loading: 'Loading the projects…',
  loaded: 'The projects are in the sidebar.',
  failed: '',
};

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
const theme = {
  light: createTheme({ breakpoints }),
  dark: createTheme({ breakpoints, palette: { mode: 'dark' } }),
};

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

function PageTitle() {
  return (
    <Typography component="h1" variant="h5">
      {useActivePage()?.title ?? 'Page not found'}
    </Typography>
  );
}

export default function DashboardLayoutLater() {
  const router = useMemoryRouter('/');
  const { projects, status, problem, reload } = useProjects();
  const navigation = useNavigation(projects);
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
          <PageTitle />
          <Typography role="status">{messages[status]}</Typography>
          {status === 'failed' ? <Alert severity="error">{problem}</Alert> : null}
          <Button variant="outlined" disabled={status === 'loading'} onClick={reload}>
            Load again
          </Button>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
