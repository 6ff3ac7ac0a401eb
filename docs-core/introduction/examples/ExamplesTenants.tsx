import * as React from 'react';
import EventIcon from '@mui/icons-material/Event';
import LocalLibraryIcon from '@mui/icons-material/LocalLibrary';
import PoolIcon from '@mui/icons-material/Pool';
import WaterIcon from '@mui/icons-material/Water';
import WorkspacesIcon from '@mui/icons-material/Workspaces';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, type PaletteOptions } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  PageContainer,
  ThemeSwitcher,
  type AppTheme,
  type Branding,
  type Navigation,
  type Router,
} from '@toolpad/core';

interface Tenant {
  branding: Branding;
  navigation: Navigation;
  theme: AppTheme;
}

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
// The page container shows its title as `h4`; this makes it the first-level heading.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };

interface Look {
  light: PaletteOptions;
  dark: PaletteOptions;
  radius: number;
  font: string;
}

function createTenantTheme({ light, dark, radius, font }: Look): AppTheme {
  const shared = {
    breakpoints,
    components,
    shape: { borderRadius: radius },
    typography: { fontFamily: font },
  };
  return {
    light: createTheme({ ...shared, palette: light }),
    dark: createTheme({ ...shared, palette: { mode: 'dark', ...dark } }),
  };
}

// preview-start
const tenants: Record<string, Tenant> = {
  pool: {
    branding: {
      title: 'Harbor pool',
      logo: <WaterIcon color="primary" fontSize="large" />,
      homeUrl: '/pool/lanes',
    },
    navigation: [
      { segment: 'pool/lanes', title: 'Lanes', icon: <PoolIcon /> },
      { segment: 'pool/courses', title: 'Courses', icon: <EventIcon /> },
    ],
    theme: createTenantTheme({
      light: { primary: { main: '#00687a', dark: '#004e5c' }, background: { default: '#f3fbfd' } },
      dark: { primary: { main: '#7fd5ea', dark: '#a8e6f5' }, background: { default: '#0b1d21' } },
      radius: 16,
      font: 'Verdana, sans-serif',
    }),
  },
  library: {
    branding: {
      title: 'Mill library',
      logo: <LocalLibraryIcon color="primary" fontSize="large" />,
      homeUrl: '/library/rooms',
    },
    navigation: [
      { segment: 'library/rooms', title: 'Reading rooms', icon: <WorkspacesIcon /> },
      { segment: 'library/events', title: 'Events', icon: <EventIcon /> },
    ],
    theme: createTenantTheme({
      light: { primary: { main: '#7a2e2e', dark: '#5c1f1f' }, background: { default: '#fbf7f1' } },
      dark: { primary: { main: '#f0b5a8', dark: '#f6cfc6' }, background: { default: '#211815' } },
      radius: 2,
      font: 'Georgia, serif',
    }),
  },
};
// preview-end

const figures: Record<string, [label: string, value: string][]> = {
  '/pool/lanes': [
    ['Lanes open', '6 of 8'],
    ['Swimmers', '41'],
  ],
  '/pool/courses': [
    ['Courses today', '5'],
    ['Free places', '3'],
  ],
  '/library/rooms': [
    ['Rooms open', '4'],
    ['Seats taken', '27 of 60'],
  ],
  '/library/events': [
    ['Events this week', '2'],
    ['Registered readers', '74'],
  ],
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

interface TenantChoice {
  id: string;
  select: (id: string) => void;
}

const TenantContext = React.createContext<TenantChoice>({ id: '', select: () => undefined });

// preview-start
function ToolbarActions() {
  const { id, select } = React.useContext(TenantContext);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="Site"
        value={id}
        onChange={(event) => select(event.target.value)}
        sx={{ minWidth: 150 }}
      >
        {Object.entries(tenants).map(([tenantId, { branding }]) => (
          <MenuItem key={tenantId} value={tenantId}>
            {branding.title}
          </MenuItem>
        ))}
      </TextField>
      <ThemeSwitcher />
    </Stack>
  );
}

const slots = { toolbarActions: ToolbarActions };

export default function ExamplesTenants() {
  const router = useMemoryRouter('/pool/lanes');
  const { navigate } = router;
  // The path names the tenant, so a link opens the right one.
  const id = router.pathname.split('/')[1] ?? '';
  const tenant = tenants[id];
  const context = React.useMemo(
    () => ({
      id,
      select: (nextId: string) => navigate(tenants[nextId]?.branding.homeUrl ?? '/'),
    }),
    [id, navigate],
  );

  return (
    <TenantContext value={context}>
      <AppProvider {...tenant} router={router}>
        <DashboardLayout slots={slots} sidebarExpandedWidth={230}>
          <PageContainer>
            <Figures path={router.pathname} />
          </PageContainer>
        </DashboardLayout>
      </AppProvider>
    </TenantContext>
  );
}
// preview-end

function Figures({ path }: { path: string }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
    >
      {figures[path]?.map(([label, value]) => (
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
  );
}
