import * as React from 'react';
import CloudIcon from '@mui/icons-material/Cloud';
import NotificationsIcon from '@mui/icons-material/Notifications';
import StorageIcon from '@mui/icons-material/Storage';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  ThemeSwitcher,
  useActivePage,
  type Navigation,
  type Router,
  type SidebarFooterProps,
} from '@toolpad/core';

const navigation: Navigation = [
  { segment: 'servers', title: 'Servers', icon: <CloudIcon /> },
  { segment: 'volumes', title: 'Volumes', icon: <StorageIcon /> },
];

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

// preview-start
function AppTitle() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <CloudIcon color="primary" />
      <Typography component="span" variant="h6">
        Cirrus
      </Typography>
      <Chip label="Staging" color="secondary" size="small" />
    </Stack>
  );
}

function ToolbarActions() {
  const [unread, setUnread] = React.useState(2);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Tooltip title="Mark alerts as read">
        <IconButton aria-label={`Alerts: ${unread} unread`} onClick={() => setUnread(0)}>
          <Badge badgeContent={unread} color="primary">
            <NotificationsIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <ThemeSwitcher />
    </Stack>
  );
}

function SidebarFooter({ mini }: SidebarFooterProps) {
  return (
    <Box sx={{ p: 2 }}>
      <LinearProgress variant="determinate" value={64} aria-label="Storage in use" />
      <Typography variant="caption" noWrap component="p" sx={{ mt: 1, textAlign: 'center' }}>
        {mini ? '64%' : '640 GB of 1 TB in use'}
      </Typography>
    </Box>
  );
}

const slots = {
  appTitle: AppTitle,
  toolbarActions: ToolbarActions,
  sidebarFooter: SidebarFooter,
};
// preview-end

function PageContent() {
  const activePage = useActivePage();
  return (
    <Stack spacing={1} sx={{ p: 3 }}>
      <Typography component="h1" variant="h5">
        {activePage?.title ?? 'Page not found'}
      </Typography>
      <Typography>
        {activePage?.path === '/servers'
          ? 'cirrus-01 and cirrus-02 are running.'
          : 'Two volumes are attached.'}
      </Typography>
    </Stack>
  );
}

export default function DashboardLayoutSlots() {
  const router = useMemoryRouter('/servers');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout slots={slots}>
        <PageContent />
      </DashboardLayout>
    </AppProvider>
  );
}
