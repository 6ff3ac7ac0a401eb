import * as React from 'react';
import BoltIcon from '@mui/icons-material/Bolt';
import InboxIcon from '@mui/icons-material/Inbox';
import ScheduleIcon from '@mui/icons-material/Schedule';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, DashboardLayout, type Navigation, type Router } from '@toolpad/core';

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

export default function DashboardLayoutActions() {
  const router = useMemoryRouter('/inbox');
  const [waiting, setWaiting] = React.useState(7);

  // preview-start
  const navigation = React.useMemo<Navigation>(
    () => [
      {
        segment: 'inbox',
        title: 'Inbox',
        icon: <InboxIcon />,
        action: waiting > 0 ? <Chip label={waiting} color="primary" size="small" /> : null,
      },
      { segment: 'snoozed', title: 'Snoozed', icon: <ScheduleIcon /> },
      { segment: 'solved', title: 'Solved', icon: <TaskAltIcon /> },
      {
        segment: 'automations',
        title: 'Automations',
        icon: <BoltIcon />,
        action: <Chip label="New" variant="outlined" size="small" />,
      },
    ],
    [waiting],
  );
  // preview-end

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
          <Typography component="h1" variant="h5">
            Support desk
          </Typography>
          <Typography role="status">
            {waiting === 1 ? '1 customer waits' : `${waiting} customers wait`} for an answer.
          </Typography>
          <Button
            variant="contained"
            disabled={waiting === 0}
            onClick={() => setWaiting((count) => count - 1)}
          >
            Answer the next one
          </Button>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
