import * as React from 'react';
import GroupsIcon from '@mui/icons-material/Groups';
import PaymentsIcon from '@mui/icons-material/Payments';
import VpnKeyIcon from '@mui/icons-material/VpnKey';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
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

const navigation: Navigation = [
  { segment: 'people', title: 'People', icon: <GroupsIcon /> },
  { segment: 'payroll', title: 'Payroll', icon: <PaymentsIcon /> },
  { segment: 'access-keys', title: 'Access keys', icon: <VpnKeyIcon /> },
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

function PageTitle() {
  return (
    <Typography component="h1" variant="h5">
      {useActivePage()?.title ?? 'Page not found'}
    </Typography>
  );
}

export default function DashboardLayoutPageItems() {
  const router = useMemoryRouter('/people');
  const [role, setRole] = React.useState('colleague');

  // preview-start
  const renderPageItem = React.useCallback(
    (item: NavigationPageItem) => {
      if (item.segment === 'access-keys' && role !== 'owner') {
        return null;
      }
      if (item.segment === 'payroll') {
        return <DashboardSidebarPageItem item={item} disabled={role === 'colleague'} />;
      }
      return <DashboardSidebarPageItem item={item} />;
    },
    [role],
  );
  // preview-end

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout renderPageItem={renderPageItem}>
        <Stack spacing={2} sx={{ p: 3 }}>
          <PageTitle />
          <FormControl>
            <FormLabel id="role-label">See the sidebar as</FormLabel>
            <RadioGroup
              aria-labelledby="role-label"
              value={role}
              onChange={(_event, value) => setRole(value)}
            >
              <FormControlLabel value="colleague" control={<Radio />} label="Colleague" />
              <FormControlLabel value="manager" control={<Radio />} label="Manager" />
              <FormControlLabel value="owner" control={<Radio />} label="Owner" />
            </RadioGroup>
          </FormControl>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
