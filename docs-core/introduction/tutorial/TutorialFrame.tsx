import * as React from 'react';
import DashboardIcon from '@mui/icons-material/Dashboard';
import EventNoteIcon from '@mui/icons-material/EventNote';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  PageContainer,
  type Branding,
  type Navigation,
  type Router,
} from '@toolpad/core';

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
// The titles of pages become first-level headings.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({
    breakpoints,
    components,
    palette: { primary: { main: '#9c4221', dark: '#7b341e' } },
  }),
  dark: createTheme({
    breakpoints,
    components,
    palette: { mode: 'dark', primary: { main: '#f6ad7b', dark: '#f6ad7b' } },
  }),
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

const logo = <LocalCafeIcon color="primary" sx={{ height: 40, fontSize: 30 }} />;
const branding: Branding = { title: 'Clay office', logo };

// preview-start
const navigation: Navigation = [
  { title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'courses', title: 'Courses', icon: <EventNoteIcon /> },
];
// preview-end

const content: Record<string, string> = {
  '/': 'The kiln is warm.',
  '/courses': 'No course is planned.',
};

export default function TutorialFrame() {
  const router = useMemoryRouter('/');
  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={200}>
        <PageContainer>
          <Typography>{content[router.pathname]}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
