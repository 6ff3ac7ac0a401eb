import * as React from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { StyledEngineProvider, createTheme } from '@mui/material/styles';
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

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
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

// preview-start
// For the demo only. In your app, use the router's hook, such as `useNavigate` of React Router.
const DemoRouterContext = React.createContext<Router | null>(null);

function TrainHeader({ title }: PageHeaderProps) {
  const activePage = useActivePage();
  const router = React.useContext(DemoRouterContext);
  const parent = activePage?.breadcrumbs.at(-2);
  return (
    <div className="rounded-lg border-0 border-s-6 border-solid border-(--mui-palette-success-main) bg-black/4 p-4 dark:bg-white/8">
      {parent?.path ? (
        <Button
          color="inherit"
          startIcon={<ArrowBackIcon />}
          onClick={() => router?.navigate(parent.path ?? '/')}
        >
          {parent.title}
        </Button>
      ) : null}
      <div className="flex items-center justify-between">
        <Typography component="h1" variant="h5">
          {title ?? activePage?.title}
        </Typography>
        <PageHeaderToolbar>
          <Chip label="On time" color="success" variant="outlined" />
        </PageHeaderToolbar>
      </div>
    </div>
  );
}

const slots = { header: TrainHeader };
// preview-end

export default function PageContainerHeader() {
  const router = useMemoryRouter('/trains/ic-714');
  return (
    // preview-start
    // Material UI's styles go into the layer "mui", which comes before the utilities.
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles="@layer theme, base, mui, components, utilities;" />
      {/* preview-end */}
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
    </StyledEngineProvider>
  );
}
