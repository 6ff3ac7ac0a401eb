import * as React from 'react';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import MapIcon from '@mui/icons-material/Map';
import SettingsIcon from '@mui/icons-material/Settings';
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

// preview-start
const navigation: Navigation = [
  { segment: 'buses', title: 'Buses', icon: <DirectionsBusIcon /> },
  { segment: 'routes', title: 'Routes', icon: <MapIcon /> },
  { kind: 'divider' },
  { segment: 'settings', title: 'Settings', icon: <SettingsIcon /> },
];
// preview-end

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

export default function DashboardLayoutDividers() {
  const router = useMemoryRouter('/buses');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <Stack sx={{ p: 3 }}>
          <PageTitle />
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
