import * as React from 'react';
import AlbumIcon from '@mui/icons-material/Album';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import MicIcon from '@mui/icons-material/Mic';
import SellIcon from '@mui/icons-material/Sell';
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
  { kind: 'header', title: 'Catalog' },
  { segment: 'records', title: 'Records', icon: <AlbumIcon /> },
  { segment: 'artists', title: 'Artists', icon: <MicIcon /> },
  { kind: 'divider' },
  { kind: 'header', title: 'Sales' },
  { segment: 'prices', title: 'Prices', icon: <SellIcon /> },
  { segment: 'deliveries', title: 'Deliveries', icon: <LocalShippingIcon /> },
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

const summaries: Record<string, string> = {
  '/records': '4,310 records in 27 genres, 12 added this week.',
  '/artists': '1,876 artists, 3 profiles wait for a photo.',
  '/prices': 'The autumn sale ends on Sunday.',
  '/deliveries': '18 parcels leave the shop today.',
  '/settings': 'Opening hours, taxes and receipts.',
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

export default function DashboardLayoutNavigation() {
  const router = useMemoryRouter('/records');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContent />
      </DashboardLayout>
    </AppProvider>
  );
}
