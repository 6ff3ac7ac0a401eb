import * as React from 'react';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import HomeIcon from '@mui/icons-material/Home';
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
  // No segment: the home page.
  { title: 'Today', icon: <HomeIcon /> },
  { segment: 'bakes', title: 'Bakes', icon: <BakeryDiningIcon /> },
  // No icon. The narrow sidebar shows the initials FM.
  { segment: 'flour', title: 'Flour mill' },
  // No title: the segment is shown.
  { segment: 'suppliers' },
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

function PageContent({ pathname }: { pathname: string }) {
  return (
    <Stack spacing={1} sx={{ p: 3 }}>
      <Typography component="h1" variant="h5">
        {useActivePage()?.title ?? 'Page not found'}
      </Typography>
      <Typography>
        The path of this page is <code>{pathname}</code>.
      </Typography>
    </Stack>
  );
}

export default function DashboardLayoutPages() {
  const router = useMemoryRouter('/');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContent pathname={router.pathname} />
      </DashboardLayout>
    </AppProvider>
  );
}
