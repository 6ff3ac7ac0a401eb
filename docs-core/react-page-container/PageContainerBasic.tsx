import * as React from 'react';
import AgricultureIcon from '@mui/icons-material/Agriculture';
import HomeIcon from '@mui/icons-material/Home';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  PageContainer,
  useActivePage,
  type Navigation,
  type Router,
} from '@toolpad/core';

const navigation: Navigation = [
  { title: 'Farm', icon: <HomeIcon /> },
  {
    segment: 'fields',
    title: 'Fields',
    icon: <AgricultureIcon />,
    children: [
      { segment: 'barley', title: 'Barley' },
      { segment: 'rapeseed', title: 'Rapeseed' },
    ],
  },
];

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
// The page gets a first-level heading, and nested navigation opens inside a list item.
const components = {
  MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } },
  MuiCollapse: { defaultProps: { component: 'li' as const } },
};
const theme = {
  light: createTheme({ breakpoints, components }),
  dark: createTheme({ breakpoints, components, palette: { mode: 'dark' } }),
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

const reports: Record<string, string> = {
  '/': 'Sun until Thursday. Three tractors are ready.',
  '/fields': 'Two of nine fields are ripe.',
  '/fields/barley': 'The combine starts on Monday at six.',
  '/fields/rapeseed': 'Flowering since the weekend.',
};

// preview-start
function FieldPage() {
  const activePage = useActivePage();
  return (
    <PageContainer>
      <Typography>{activePage ? reports[activePage.path] : 'No such page.'}</Typography>
    </PageContainer>
  );
}
// preview-end

export default function PageContainerBasic() {
  const router = useMemoryRouter('/fields/barley');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={220}>
        <FieldPage />
      </DashboardLayout>
    </AppProvider>
  );
}
