import * as React from 'react';
import EventSeatIcon from '@mui/icons-material/EventSeat';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  useSession,
  type Authentication,
  type Navigation,
  type Router,
  type Session,
} from '@toolpad/core';

const navigation: Navigation = [{ title: 'Bookings', icon: <EventSeatIcon /> }];

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

const usher: Session = {
  user: { id: 'u-204', name: 'Ines Carvalho', email: 'ines@theater.example' },
};

function PageContent() {
  const session = useSession();
  return (
    <Stack spacing={1} sx={{ p: 3 }}>
      <Typography component="h1" variant="h5">
        Bookings
      </Typography>
      <Typography role="status">
        {session?.user
          ? `Welcome back, ${session.user.name ?? 'colleague'}. 212 of 300 seats are taken tonight.`
          : 'Sign in to see the bookings of tonight.'}
      </Typography>
    </Stack>
  );
}

export default function AppProviderSession() {
  const router = useMemoryRouter('/');
  // preview-start
  const [session, setSession] = React.useState<Session | null>(usher);
  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => setSession(usher),
      signOut: () => setSession(null),
    }),
    [],
  );
  // preview-end
  return (
    <AppProvider
      // preview-start
      session={session}
      authentication={authentication}
      // preview-end
      navigation={navigation}
      router={router}
      theme={theme}
    >
      <DashboardLayout>
        <PageContent />
      </DashboardLayout>
    </AppProvider>
  );
}
