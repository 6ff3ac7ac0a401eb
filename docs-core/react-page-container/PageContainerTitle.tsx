import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  PageContainer,
  type Breadcrumb,
  type Navigation,
  type Router,
} from '@toolpad/core';

const navigation: Navigation = [{ title: 'Shop' }, { segment: 'basket', title: 'Basket' }];

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({ components, palette: { mode: 'dark' } }),
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

// preview-start
const breadcrumbs: Breadcrumb[] = [
  { title: 'Shop', path: '/' },
  { title: 'Basket', path: '/basket' },
  { title: 'Delivery' },
];
// preview-end

export default function PageContainerTitle() {
  const router = useMemoryRouter('/basket/delivery');
  if (router.pathname === '/basket/delivery') {
    return (
      <AppProvider navigation={navigation} router={router} theme={theme}>
        {/* preview-start */}
        <PageContainer component="main" title="Where shall we send it?" breadcrumbs={breadcrumbs}>
          <Typography>Parcels leave our store every weekday at 4 p.m.</Typography>
        </PageContainer>
        {/* preview-end */}
      </AppProvider>
    );
  }
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <PageContainer component="main">
        <Button
          variant="outlined"
          onClick={() => router.navigate('/basket/delivery')}
          sx={{ alignSelf: 'flex-start' }}
        >
          Choose a delivery
        </Button>
      </PageContainer>
    </AppProvider>
  );
}
