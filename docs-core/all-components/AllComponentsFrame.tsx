import * as React from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import SailingIcon from '@mui/icons-material/Sailing';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  DashboardSidebarPageItem,
  PageContainer,
  PageHeader,
  PageHeaderToolbar,
  ThemeSwitcher,
  useActivePage,
  type Navigation,
  type NavigationPageItem,
  type PageHeaderProps,
  type Router,
} from '@toolpad/core';

const navigation: Navigation = [
  { title: 'Harbor', icon: <AnchorIcon /> },
  {
    segment: 'berths',
    title: 'Berths',
    icon: <SailingIcon />,
  },
];

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
// The page container shows its title as `h4`; this makes it the first-level heading.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
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

// preview-start
/** Draws a frame with the name of the part around it. */
function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Stack sx={{ border: 1, borderStyle: 'dashed', borderColor: 'primary.main', p: 1 }}>
      <Typography variant="caption">{name}</Typography>
      {children}
    </Stack>
  );
}

function LabeledActions() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Typography variant="caption">ThemeSwitcher</Typography>
      <ThemeSwitcher />
    </Stack>
  );
}

function LabeledToolbar() {
  return (
    <Part name="PageHeaderToolbar">
      <PageHeaderToolbar>
        <Button size="small">Print</Button>
      </PageHeaderToolbar>
    </Part>
  );
}

function LabeledHeader(props: PageHeaderProps) {
  return (
    <Part name="PageHeader">
      <PageHeader {...props} slots={{ toolbar: LabeledToolbar }} />
    </Part>
  );
}

function Footer() {
  return (
    <Typography variant="caption" sx={{ p: 1 }}>
      Each item: DashboardSidebarPageItem
    </Typography>
  );
}

const layoutSlots = { toolbarActions: LabeledActions, sidebarFooter: Footer };
const containerSlots = { header: LabeledHeader };

const renderPageItem = (item: NavigationPageItem) => <DashboardSidebarPageItem item={item} />;
// preview-end

function ActivePageNote() {
  const activePage = useActivePage();
  return (
    <Alert severity="success" icon={false} role="status">
      useActivePage: {activePage?.title} at {activePage?.path}
    </Alert>
  );
}

export default function AllComponentsFrame() {
  const router = useMemoryRouter('/');
  return (
    // preview-start
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout
        slots={layoutSlots}
        renderPageItem={renderPageItem}
        sidebarExpandedWidth={240}
      >
        <PageContainer slots={containerSlots}>
          <ActivePageNote />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
