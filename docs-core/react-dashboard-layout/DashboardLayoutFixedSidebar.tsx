import * as React from 'react';
import FlightIcon from '@mui/icons-material/Flight';
import LuggageIcon from '@mui/icons-material/Luggage';
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

const navigation: Navigation = [
  { segment: 'flights', title: 'Flights', icon: <FlightIcon /> },
  { segment: 'luggage', title: 'Luggage', icon: <LuggageIcon /> },
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

const summaries: Record<string, string> = {
  '/flights': '42 departures and 39 arrivals today.',
  '/luggage': 'All belts run. Three bags wait for their owner.',
};

function PageContent() {
  const activePage = useActivePage();
  return (
    <Stack spacing={1} sx={{ p: 3 }}>
      <Typography component="h1" variant="h5">
        {activePage?.title ?? 'Page not found'}
      </Typography>
      <Typography>{activePage ? summaries[activePage.path] : null}</Typography>
    </Stack>
  );
}

export default function DashboardLayoutFixedSidebar() {
  const router = useMemoryRouter('/flights');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout disableCollapsibleSidebar sidebarExpandedWidth={200}>
        <PageContent />
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
