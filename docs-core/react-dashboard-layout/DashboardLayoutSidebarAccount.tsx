import * as React from 'react';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  Account,
  AppProvider,
  DashboardLayout,
  type Authentication,
  type Navigation,
  type Router,
  type Session,
  type SidebarFooterProps,
} from '@toolpad/core';

const florist: Session = {
  user: { id: '3', name: 'Maren Voss', email: 'maren@flowers.example' },
};

const navigation: Navigation = [{ title: 'Bouquets', icon: <LocalFloristIcon /> }];

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

// preview-start
const menuPosition = {
  anchorOrigin: { vertical: 'top', horizontal: 'right' },
  transformOrigin: { vertical: 'bottom', horizontal: 'left' },
  slotProps: { paper: { elevation: 4 } },
} as const;

/** The narrow sidebar has room for the avatar, the open one for name and email too. */
function SidebarAccount({ mini }: SidebarFooterProps) {
  return (
    <Stack sx={{ p: 1, alignItems: mini ? 'center' : 'stretch' }}>
      <Account
        slotProps={{
          preview: {
            variant: mini ? 'condensed' : 'expanded',
            slotProps: { moreIconButton: { 'aria-label': 'Account menu' } },
          },
          popover: menuPosition,
          signInButton: { size: 'small' },
        }}
      />
    </Stack>
  );
}

function NoAccount() {
  return null;
}

const slots = { toolbarAccount: NoAccount, sidebarFooter: SidebarAccount };
// preview-end

export default function DashboardLayoutSidebarAccount() {
  const router = useMemoryRouter('/');
  const [session, setSession] = React.useState<Session | null>(florist);
  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(florist), signOut: () => setSession(null) }),
    [],
  );
  return (
    <AppProvider
      authentication={authentication}
      session={session}
      navigation={navigation}
      router={router}
      theme={theme}
    >
      <DashboardLayout slots={slots}>
        <Stack spacing={1} sx={{ p: 3 }}>
          <Typography component="h1" variant="h5">
            Bouquets
          </Typography>
          <Typography role="status">
            {session?.user
              ? `You are signed in as ${session.user.name ?? 'a guest'}.`
              : 'You are signed out.'}
          </Typography>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
