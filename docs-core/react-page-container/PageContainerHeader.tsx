import * as React from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  PageContainer,
  PageHeaderToolbar,
  useActivePage,
  type Navigation,
  type PageHeaderProps,
  type Router,
} from '@toolpad/core';

const navigation: Navigation = [
  { segment: 'trains', title: 'Trains', children: [{ segment: 'ic-714', title: 'IC 714' }] },
];

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

/** Keeps the address in React state, so that the demo needs no router package. */
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

const RouterContext = React.createContext<Router | null>(null);

// preview-start
function TrainHeader({ title }: PageHeaderProps) {
  const activePage = useActivePage();
  const router = React.useContext(RouterContext);
  const parent = activePage?.breadcrumbs.at(-2);
  return (
    <div>
      {parent?.path ? (
        <Button startIcon={<ArrowBackIcon />} onClick={() => router?.navigate(parent.path ?? '/')}>
          {parent.title}
        </Button>
      ) : null}
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Typography component="h1" variant="h5">
          {title ?? activePage?.title}
        </Typography>
        <PageHeaderToolbar>
          <Chip label="On time" color="success" variant="outlined" />
        </PageHeaderToolbar>
      </Stack>
    </div>
  );
}

const slots = { header: TrainHeader };
// preview-end

export default function PageContainerHeader() {
  const router = useMemoryRouter('/trains/ic-714');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <RouterContext.Provider value={router}>
        {/* preview-start */}
        <PageContainer component="main" slots={slots}>
          {/* preview-end */}
          <Typography>
            {router.pathname === '/trains'
              ? 'Twelve trains are under way.'
              : 'Platform 7, first class in front.'}
          </Typography>
        </PageContainer>
      </RouterContext.Provider>
    </AppProvider>
  );
}
