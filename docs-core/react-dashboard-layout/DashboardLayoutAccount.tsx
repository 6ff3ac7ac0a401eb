import * as React from 'react';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  AppProvider,
  DashboardLayout,
  SignOutButton,
  type Authentication,
  type Navigation,
  type Router,
  type Session,
} from '@toolpad/core';

const librarian: Session = {
  user: { id: '7', name: 'Noor Haddad', email: 'noor@library.example' },
};

const navigation: Navigation = [{ title: 'Loans', icon: <MenuBookIcon /> }];

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
function AccountMenu() {
  return (
    <Stack sx={{ minWidth: 260 }}>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <Link href="#opening-hours" underline="hover" sx={{ px: 2, py: 1.5 }}>
        Opening hours of my branch
      </Link>
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

const slotProps = {
  toolbarAccount: { slots: { popoverContent: AccountMenu } },
};
// preview-end

export default function DashboardLayoutAccount() {
  const router = useMemoryRouter('/');
  const [session, setSession] = React.useState<Session | null>(librarian);
  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => setSession(librarian),
      signOut: () => setSession(null),
    }),
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
      <DashboardLayout slotProps={slotProps}>
        <Stack spacing={1} sx={{ p: 3 }}>
          <Typography component="h1" variant="h5">
            Loans
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
