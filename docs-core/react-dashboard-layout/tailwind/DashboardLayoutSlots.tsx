import * as React from 'react';
import CloudIcon from '@mui/icons-material/Cloud';
import NotificationsIcon from '@mui/icons-material/Notifications';
import StorageIcon from '@mui/icons-material/Storage';
import Badge from '@mui/material/Badge';
import Chip from '@mui/material/Chip';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { StyledEngineProvider, createTheme } from '@mui/material/styles';
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

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // A demo frame is narrow: show the desktop sidebar from 600 px on, not from 900 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});

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
    <div className="flex items-center gap-2">
      <CloudIcon color="primary" />
      <Typography component="span" variant="h6">
        Cirrus
      </Typography>
      <Chip label="Staging" color="secondary" size="small" />
    </div>
  );
}

function ToolbarActions() {
  const [unread, setUnread] = React.useState(2);
  return (
    <div className="flex items-center gap-2">
      <Tooltip title="Mark alerts as read">
        <IconButton aria-label={`Alerts: ${unread} unread`} onClick={() => setUnread(0)}>
          <Badge badgeContent={unread} color="primary">
            <NotificationsIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <ThemeSwitcher />
    </div>
  );
}

function SidebarFooter({ mini }: SidebarFooterProps) {
  return (
    <div className="p-4">
      <LinearProgress variant="determinate" value={64} aria-label="Storage in use" />
      <Typography variant="caption" noWrap component="p" className="mt-2 text-center">
        {mini ? '64%' : '640 GB of 1 TB in use'}
      </Typography>
    </div>
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
    <div className="flex flex-col gap-2 p-6">
      <Typography component="h1" variant="h5">
        {activePage?.title ?? 'Page not found'}
      </Typography>
      <Typography>
        {activePage?.path === '/servers'
          ? 'cirrus-01 and cirrus-02 are running.'
          : 'Two volumes are attached.'}
      </Typography>
    </div>
  );
}

export default function DashboardLayoutSlots() {
  const router = useMemoryRouter('/servers');
  return (
    // preview-start
    // Material UI's styles go into the layer "mui", which comes before the utilities.
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles="@layer theme, base, mui, components, utilities;" />
      {/* preview-end */}
      <AppProvider navigation={navigation} router={router} theme={theme}>
        <DashboardLayout slots={slots}>
          <PageContent />
        </DashboardLayout>
      </AppProvider>
    </StyledEngineProvider>
  );
}
