import * as React from 'react';
import AssessmentIcon from '@mui/icons-material/Assessment';
import EventIcon from '@mui/icons-material/Event';
import Breadcrumbs from '@mui/material/Breadcrumbs';
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
  { segment: 'calendar', title: 'Calendar', icon: <EventIcon /> },
  {
    segment: 'reports',
    title: 'Reports',
    icon: <AssessmentIcon />,
    children: [
      { segment: 'attendance', title: 'Attendance' },
      {
        segment: 'income',
        title: 'Income',
        children: [
          { segment: 'monthly', title: 'Monthly' },
          { segment: 'yearly', title: 'Yearly' },
        ],
      },
    ],
  },
];
// preview-end

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
// Nested pages open inside a list, so the element that unfolds has to be a list item.
const components = { MuiCollapse: { defaultProps: { component: 'li' as const } } };
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

function PageContent() {
  const activePage = useActivePage();
  return (
    <Stack spacing={1} sx={{ p: 3 }}>
      <Breadcrumbs aria-label="Where you are">
        {activePage?.breadcrumbs.map((crumb) => (
          <Typography key={crumb.path} variant="body2">
            {crumb.title}
          </Typography>
        ))}
      </Breadcrumbs>
      <Typography component="h1" variant="h5">
        {activePage?.title ?? 'Page not found'}
      </Typography>
      <Typography>
        The path of this page is <code>{activePage?.path}</code>.
      </Typography>
    </Stack>
  );
}

export default function DashboardLayoutNested() {
  const router = useMemoryRouter('/reports/income/monthly');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContent />
      </DashboardLayout>
    </AppProvider>
  );
}
