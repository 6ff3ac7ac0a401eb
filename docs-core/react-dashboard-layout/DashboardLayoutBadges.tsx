import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CakeIcon from '@mui/icons-material/Cake';
import LocalDiningIcon from '@mui/icons-material/LocalDining';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  DashboardSidebarPageItem,
  useActivePage,
  type DashboardLayoutProps,
  type Navigation,
  type Router,
} from '@toolpad/core';

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

export default function DashboardLayoutBadges() {
  const router = useMemoryRouter('/cakes');
  const [orders, setOrders] = React.useState(2);

  // preview-start
  const navigation = React.useMemo<Navigation>(
    () => [
      {
        segment: 'cakes',
        title: 'Cakes',
        // A badge on the icon stays visible in the narrow sidebar, where an action is not.
        icon: (
          <Badge badgeContent={orders} color="error">
            <CakeIcon />
          </Badge>
        ),
      },
      { segment: 'bread', title: 'Bread', icon: <LocalDiningIcon /> },
      { segment: 'new-order', title: 'New order', icon: <AddIcon /> },
    ],
    [orders],
  );

  const renderPageItem = React.useCallback<NonNullable<DashboardLayoutProps['renderPageItem']>>(
    (item, { mini }) => {
      if (item.segment === 'new-order') {
        return (
          <ListItem>
            <Button
              fullWidth
              variant="outlined"
              aria-label="New order"
              onClick={() => setOrders((count) => count + 1)}
              sx={{ minWidth: 0 }}
            >
              {mini ? item.icon : item.title}
            </Button>
          </ListItem>
        );
      }
      return <DashboardSidebarPageItem item={item} />;
    },
    [],
  );
  // preview-end

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout renderPageItem={renderPageItem} defaultSidebarCollapsed>
        <Stack spacing={1} sx={{ p: 3 }}>
          <PageTitle />
          <Typography role="status">{orders} orders wait for the oven.</Typography>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}

function PageTitle() {
  return (
    <Typography component="h1" variant="h5">
      {useActivePage()?.title ?? 'Page not found'}
    </Typography>
  );
}
