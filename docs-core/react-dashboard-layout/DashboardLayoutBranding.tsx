import * as React from 'react';
import CottageIcon from '@mui/icons-material/Cottage';
import YardIcon from '@mui/icons-material/Yard';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  useActivePage,
  type Branding,
  type Navigation,
  type Router,
} from '@toolpad/core';

// preview-start
const branding: Branding = {
  title: 'Greenhouse',
  logo: (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18" fill="#1b5e20" />
      <path d="M20 31c0-10 3-16 11-19-1 10-5 14-11 15" fill="#a5d6a7" />
      <path d="M20 31c0-7-3-11-9-13 0 7 3 10 9 11" fill="#e8f5e9" />
    </svg>
  ),
  homeUrl: '/beds',
};
// preview-end

const navigation: Navigation = [
  { segment: 'beds', title: 'Beds', icon: <YardIcon /> },
  { segment: 'shed', title: 'Shed', icon: <CottageIcon /> },
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

function PageContent() {
  const activePage = useActivePage();
  return (
    <Stack spacing={1} sx={{ p: 3 }}>
      <Typography component="h1" variant="h5">
        {activePage?.title ?? 'Page not found'}
      </Typography>
      <Typography>
        {activePage?.path === '/beds'
          ? 'Six beds are planted, two rest until spring.'
          : 'Tools, seeds and twine. Select the logo to return to the beds.'}
      </Typography>
    </Stack>
  );
}

export default function DashboardLayoutBranding() {
  const router = useMemoryRouter('/shed');
  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContent />
      </DashboardLayout>
    </AppProvider>
  );
}
