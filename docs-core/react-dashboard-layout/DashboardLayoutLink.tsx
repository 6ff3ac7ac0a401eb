import * as React from 'react';
import ArticleIcon from '@mui/icons-material/Article';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeart';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  DashboardSidebarPageItem,
  useActivePage,
  type Navigation,
  type NavigationPageItem,
  type Router,
} from '@toolpad/core';

// preview-start
const navigation: Navigation = [
  { segment: 'articles', title: 'Articles', icon: <ArticleIcon /> },
  {
    segment: 'status',
    title: 'Status page',
    icon: <MonitorHeartIcon />,
    action: <OpenInNewIcon fontSize="small" titleAccess="opens in a new tab" />,
  },
];

/** The items that open another site, by segment. */
const externalLinks: Partial<Record<string, string>> = {
  status: 'https://example.com/status',
};

function renderPageItem(item: NavigationPageItem) {
  return <DashboardSidebarPageItem item={item} href={externalLinks[item.segment ?? '']} />;
}
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

export default function DashboardLayoutLink() {
  const router = useMemoryRouter('/articles');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout renderPageItem={renderPageItem}>
        <Stack sx={{ p: 3 }}>
          <PageTitle />
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
