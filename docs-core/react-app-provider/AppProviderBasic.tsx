import * as React from 'react';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import Breadcrumbs from '@mui/material/Breadcrumbs';
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
const branding: Branding = { title: 'Plant care', logo: <LocalFloristIcon color="primary" /> };

const navigation: Navigation = [
  { segment: 'plants', title: 'Plants', icon: <LocalFloristIcon /> },
  { segment: 'watering', title: 'Watering', icon: <WaterDropIcon /> },
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
  '/plants': '23 plants live in the office. The fern by the window is new.',
  '/watering': 'Four plants are thirsty today.',
};

/** Gets its title and its place in the navigation from the provider, not from props. */
function PageContent() {
  const activePage = useActivePage();
  return (
    <Stack spacing={1} sx={{ p: 3 }}>
      <Breadcrumbs aria-label="Where you are">
        <Typography variant="body2">{branding.title}</Typography>
        <Typography variant="body2">{activePage?.title}</Typography>
      </Breadcrumbs>
      <Typography component="h1" variant="h5">
        {activePage?.title ?? 'Page not found'}
      </Typography>
      <Typography>{activePage ? summaries[activePage.path] : null}</Typography>
    </Stack>
  );
}

export default function AppProviderBasic() {
  const router = useMemoryRouter('/plants');
  return (
    // preview-start
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContent />
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
