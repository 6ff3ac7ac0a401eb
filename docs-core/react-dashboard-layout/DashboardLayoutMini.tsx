import * as React from 'react';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooks';
import MapIcon from '@mui/icons-material/Map';
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
  { segment: 'map', title: 'Map', icon: <MapIcon /> },
  {
    segment: 'guides',
    title: 'Guides',
    icon: <LibraryBooksIcon />,
    children: [
      { segment: 'coast', title: 'Coast path' },
      { segment: 'peaks', title: 'Three peaks' },
    ],
  },
  { segment: 'huts', title: 'Mountain huts' },
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
        Point at “Guides” to see its pages, or expand the sidebar with the menu button.
      </Typography>
    </Stack>
  );
}

export default function DashboardLayoutMini() {
  const router = useMemoryRouter('/map');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout defaultSidebarCollapsed>
        <PageContent />
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
