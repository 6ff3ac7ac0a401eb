import * as React from 'react';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  Account,
  AppProvider,
  useActivePage,
  type ActivePage,
  type Authentication,
  type Navigation,
  type NavigationItem,
  type NavigationPageItem,
  type Router,
  type Session,
} from '@toolpad/core';

const navigation: Navigation = [
  { title: 'Cellar' },
  { segment: 'barrels', title: 'Barrels', pattern: 'barrels{/:barrel}?' },
  { segment: 'bottles', title: 'Bottles' },
  { segment: 'tastings', title: 'Tastings' },
];

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

const winemaker: Session = { user: { name: 'Ilse Graf', email: 'ilse@cellar.example' } };
const authentication: Authentication = { signIn: () => undefined, signOut: () => undefined };

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
const isPage = (item: NavigationItem): item is NavigationPageItem =>
  item.kind === undefined || item.kind === 'page';

interface TopNavLayoutProps {
  navigate: (path: string) => void;
  children: (activePage: ActivePage) => React.ReactNode;
}

/** A layout without a sidebar: the same navigation array, drawn as a row of buttons. */
function TopNavLayout({ navigate, children }: TopNavLayoutProps) {
  const activePage = useActivePage();
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <Box
        component="header"
        sx={{ display: 'flex', justifyContent: 'space-between', p: 1, pb: 0 }}
      >
        <Stack component="nav" direction="row" aria-label="Pages" sx={{ flexWrap: 'wrap' }}>
          {navigation.filter(isPage).map(({ segment = '', title }) => {
            const path = `/${segment}`;
            const isActive = path === activePage?.path;
            return (
              <Button
                key={path}
                color={isActive ? 'primary' : 'inherit'}
                aria-current={isActive ? 'page' : undefined}
                onClick={() => navigate(path)}
              >
                {title}
              </Button>
            );
          })}
        </Stack>
        <Account />
      </Box>
      <Container component="main" maxWidth="md" sx={{ py: 3 }}>
        {activePage ? (
          <>
            <Breadcrumbs aria-label="You are here">
              {activePage.breadcrumbs.map(({ title, path = '' }) => (
                <Link
                  key={path}
                  component="button"
                  underline="hover"
                  color="inherit"
                  aria-current={path === activePage.path ? 'page' : undefined}
                  onClick={() => navigate(path)}
                >
                  {title}
                </Link>
              ))}
            </Breadcrumbs>
            <Typography component="h1" variant="h5" sx={{ my: 1 }}>
              {activePage.title}
            </Typography>
            {children(activePage)}
          </>
        ) : (
          <Typography component="h1" variant="h5">
            Page not found
          </Typography>
        )}
      </Container>
    </Box>
  );
}
// preview-end

const contents: Record<string, string> = {
  '/': 'Cool and dark, 12 °C.',
  '/barrels': 'Nine barrels rest, two are empty.',
  '/bottles': '1,840 bottles are labeled.',
  '/tastings': 'The next tasting is on Friday.',
};

export default function PageContainerCustomLayout() {
  const router = useMemoryRouter('/barrels');
  return (
    <AppProvider
      navigation={navigation}
      router={router}
      session={winemaker}
      authentication={authentication}
      theme={theme}
    >
      <TopNavLayout navigate={router.navigate}>
        {(activePage) => (
          <>
            <Typography>{contents[activePage.path]}</Typography>
            <Button onClick={() => router.navigate('/cooperage')}>Visit the cooperage</Button>
          </>
        )}
      </TopNavLayout>
    </AppProvider>
  );
}
