import * as React from 'react';
import DashboardIcon from '@mui/icons-material/Dashboard';
import PeopleIcon from '@mui/icons-material/People';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { StyledEngineProvider, createTheme } from '@mui/material/styles';
import { AppProvider, DashboardLayout, type Navigation, type Router } from '@toolpad/core';
import './DashboardLayoutBasic.css';

const navigation: Navigation = [
  { title: 'Overview', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptLongIcon /> },
  { segment: 'customers', title: 'Customers', icon: <PeopleIcon /> },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // A demo frame is narrow: show the desktop sidebar from 600 px on, not from 900 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});

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

// preview-start
function PageContent({ pathname }: { pathname: string }) {
  const page = pages[pathname];
  return (
    <div className="page">
      <Typography component="h1" variant="h5">
        {page?.title ?? 'Page not found'}
      </Typography>
      <div className="figures">
        {page?.figures.map(([label, value]) => (
          <Paper key={label} variant="outlined" className="figure">
            <Typography variant="body2" className="label">
              {label}
            </Typography>
            <Typography variant="h5" component="p">
              {value}
            </Typography>
          </Paper>
        ))}
      </div>
    </div>
  );
}
// preview-end

export default function DashboardLayoutBasic() {
  const router = useMemoryRouter('/');
  return (
    // preview-start
    // In a cascade layer, Material UI's styles yield to a style sheet without one.
    <StyledEngineProvider enableCssLayer>
      <AppProvider navigation={navigation} router={router} theme={theme}>
        <DashboardLayout>
          <PageContent pathname={router.pathname} />
        </DashboardLayout>
      </AppProvider>
    </StyledEngineProvider>
    // preview-end
  );
}
