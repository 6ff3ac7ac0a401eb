import * as React from 'react';
import DashboardIcon from '@mui/icons-material/Dashboard';
import EuroIcon from '@mui/icons-material/Euro';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  PageContainer,
  SignInPage,
  type AuthProvider,
  type Branding,
  type Navigation,
  type Router,
  type Session,
} from '@toolpad/core';
import { ask } from '../../server';

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
// The titles of pages become first-level headings.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({
    breakpoints,
    components,
    palette: { primary: { main: '#9c4221', dark: '#7b341e' } },
  }),
  dark: createTheme({
    breakpoints,
    components,
    palette: { mode: 'dark', primary: { main: '#f6ad7b', dark: '#f6ad7b' } },
  }),
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

const courses = [
  { title: 'Wheel throwing', takings: 840 },
  { title: 'Glazes from ash', takings: 1080 },
  { title: 'Hand-painted tiles', takings: 285 },
];

interface StudioSession extends Session {
  role: 'owner' | 'teacher';
}

const logo = <LocalCafeIcon color="primary" sx={{ height: 40, fontSize: 30 }} />;
const branding: Branding = { title: 'Clay office', logo };

const teacherPages: Navigation = [{ title: 'Dashboard', icon: <DashboardIcon /> }];
const ownerPages: Navigation = [
  ...teacherPages,
  { segment: 'takings', title: 'Takings', icon: <EuroIcon /> },
];

const team = new Map<unknown, StudioSession>([
  ['kiln', { user: { name: 'Noor Haddad', email: 'noor@clay.example' }, role: 'owner' }],
  ['wheel', { user: { name: 'Tom Berg', email: 'tom@clay.example' }, role: 'teacher' }],
]);

const localeText = {
  signInSubtitle: 'Try the passwords kiln, for the owner, and wheel, for a teacher.',
  accountSignOutLabel: 'Leave the office',
};

const providers: AuthProvider[] = [{ id: 'credentials', name: 'password' }];
const signInSlotProps = { emailField: { defaultValue: 'team@clay.example', autoFocus: false } };

function Page({ pathname, role }: { pathname: string; role: StudioSession['role'] }) {
  if (pathname === '/takings' && role === 'owner') {
    return (
      <List aria-label="Takings" disablePadding>
        {courses.map(({ title, takings }) => (
          <ListItem key={title} disableGutters>{`${title}: €${takings}`}</ListItem>
        ))}
      </List>
    );
  }
  return <Typography>{`${courses.length} courses are planned.`}</Typography>;
}

export default function TutorialSignIn() {
  const router = useMemoryRouter('/');
  const [session, setSession] = React.useState<StudioSession | null>(null);
  const authentication = React.useMemo(
    () => ({ signIn: () => undefined, signOut: () => setSession(null) }),
    [],
  );
  // preview-start
  const signIn = async (_: AuthProvider, form?: FormData) => {
    try {
      const user = await ask(() => team.get(form?.get('password')));
      if (!user) {
        return { error: 'Email or password is wrong.' };
      }
      setSession(user);
      router.navigate('/');
      return {};
    } catch {
      return { error: 'Signing in failed. Try again later.' };
    }
  };

  return (
    <AppProvider
      branding={branding}
      navigation={session?.role === 'owner' ? ownerPages : teacherPages}
      router={router}
      session={session}
      authentication={authentication}
      localeText={localeText}
      theme={theme}
    >
      {session ? (
        <DashboardLayout sidebarExpandedWidth={200}>
          <PageContainer>
            <Page pathname={router.pathname} role={session.role} />
          </PageContainer>
        </DashboardLayout>
      ) : (
        <SignInPage providers={providers} signIn={signIn} slotProps={signInSlotProps} />
      )}
    </AppProvider>
  );
  // preview-end
}
