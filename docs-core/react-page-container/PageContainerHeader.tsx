import * as React from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
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
// For the demo only. In your app, use the router's hook, such as `useNavigate` of React Router.
const DemoRouterContext = React.createContext<Router | null>(null);

function TrainHeader({ title }: PageHeaderProps) {
  const activePage = useActivePage();
  const router = React.useContext(DemoRouterContext);
  const parent = activePage?.breadcrumbs.at(-2);
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: 2,
        bgcolor: 'action.hover',
        borderInlineStart: '6px solid',
        borderColor: 'success.main',
      }}
    >
      {parent?.path ? (
        <Button
          color="inherit"
          startIcon={<ArrowBackIcon />}
          onClick={() => router?.navigate(parent.path ?? '/')}
        >
          {parent.title}
        </Button>
      ) : null}
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h1" variant="h5">
          {title ?? activePage?.title}
        </Typography>
        <PageHeaderToolbar>
          <Chip label="On time" color="success" variant="outlined" />
        </PageHeaderToolbar>
      </Stack>
    </Box>
  );
}

const slots = { header: TrainHeader };
// preview-end

export default function PageContainerHeader() {
  const router = useMemoryRouter('/trains/ic-714');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DemoRouterContext.Provider value={router}>
        {/* preview-start */}
        <PageContainer component="main" slots={slots}>
          {/* preview-end */}
          <Typography>
            {router.pathname === '/trains'
              ? 'Twelve trains are under way.'
              : 'Platform 7, first class in front.'}
          </Typography>
        </PageContainer>
      </DemoRouterContext.Provider>
    </AppProvider>
  );
}
