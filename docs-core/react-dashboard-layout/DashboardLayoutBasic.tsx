import * as React from 'react';
import DashboardIcon from '@mui/icons-material/Dashboard';
import PeopleIcon from '@mui/icons-material/People';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, DashboardLayout, type Navigation, type Router } from '@toolpad/core';

const navigation: Navigation = [
  { title: 'Overview', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptLongIcon /> },
  { segment: 'customers', title: 'Customers', icon: <PeopleIcon /> },
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

const pages: Record<string, { title: string; figures: [label: string, value: string][] }> = {
  '/': {
    title: 'Overview',
    figures: [
      ['Revenue today', '€2,318'],
      ['Open orders', '14'],
      ['Beans in stock', '86 kg'],
      ['Returning guests', '61%'],
    ],
  },
  '/orders': {
    title: 'Orders',
    figures: [
      ['Waiting to be packed', '9'],
      ['On the way', '5'],
    ],
  },
  '/customers': {
    title: 'Customers',
    figures: [
      ['Subscribers', '1,042'],
      ['New this week', '37'],
    ],
  },
};

function PageContent({ pathname }: { pathname: string }) {
  const page = pages[pathname];
  return (
    <Stack spacing={2} sx={{ p: 3 }}>
      <Typography component="h1" variant="h5">
        {page?.title ?? 'Page not found'}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
        }}
      >
        {page?.figures.map(([label, value]) => (
          <Paper key={label} variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography variant="h5" component="p">
              {value}
            </Typography>
          </Paper>
        ))}
      </Box>
    </Stack>
  );
}

export default function DashboardLayoutBasic() {
  const router = useMemoryRouter('/');
  return (
    // preview-start
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContent pathname={router.pathname} />
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
