import * as React from 'react';
import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  useActivePage,
  type Navigation,
  type Router,
} from '@toolpad/core';

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

let isServerDown = false;

async function fetchProjects(): Promise<Project[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (isServerDown) {
    throw new Error('The projects could not be loaded.');
  }
  return [
    { slug: 'harbor', name: 'Harbor bridge' },
    { slug: 'station', name: 'Central station' },
  ];
}

/** Loads the projects, and keeps the last ones when loading again fails. */
function useProjects() {
  const [projects, setProjects] = React.useState(noProjects);
  const [status, setStatus] = React.useState<'loading' | 'loaded' | 'failed'>('loading');
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
      () => isCurrent && setStatus('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const reload = () => {
    setStatus('loading');
    setAttempt(attempt + 1);
  };
  return { projects, status, reload };
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
  const { projects, status, reload } = useProjects();
  const navigation = useNavigation(projects);
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
          <PageTitle />
          <Typography role="status">{messages[status]}</Typography>
          {status === 'failed' ? (
            <Alert severity="error">No connection to the server.</Alert>
          ) : null}
          <Button variant="outlined" disabled={status === 'loading'} onClick={reload}>
            Load again
          </Button>
          <FormControlLabel
            control={<Switch />}
            label="The server is down"
            onChange={(_, checked) => {
              isServerDown = checked;
            }}
          />
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
