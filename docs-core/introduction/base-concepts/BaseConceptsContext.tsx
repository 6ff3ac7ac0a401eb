import * as React from 'react';
import BadgeIcon from '@mui/icons-material/Badge';
import KayakingIcon from '@mui/icons-material/Kayaking';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  useActivePage,
  useSession,
  type Authentication,
  type Navigation,
  type Router,
  type Session,
} from '@toolpad/core';

const navigation: Navigation = [
  {
    segment: 'boats',
    title: 'Boats',
    icon: <KayakingIcon />,
    children: [
      { segment: 'kayaks', title: 'Kayaks' },
      { segment: 'canoes', title: 'Canoes' },
    ],
  },
  { segment: 'members', title: 'Members', icon: <BadgeIcon /> },
];

const member: Session = { user: { name: 'Sanne de Wit', email: 'sanne@club.example' } };

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
// Nested pages open inside a list, so the element that unfolds has to be a list item.
const components = { MuiCollapse: { defaultProps: { component: 'li' as const } } };
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
function ContextInspector() {
  const activePage = useActivePage();
  const session = useSession();
  const facts = [
    ['Title', activePage?.title ?? 'none'],
    ['Path', activePage?.path ?? 'none'],
    ['Breadcrumbs', activePage?.breadcrumbs.map((crumb) => crumb.title).join(' / ') ?? 'none'],
    ['User', session?.user?.name ?? 'signed out'],
  ] as const;
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, m: 0 }}>
      {facts.map(([term, value]) => (
        <React.Fragment key={term}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </React.Fragment>
      ))}
    </Box>
  );
}
// preview-end

export default function BaseConceptsContext() {
  const router = useMemoryRouter('/boats/kayaks');
  const [session, setSession] = React.useState<Session | null>(member);
  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(member), signOut: () => setSession(null) }),
    [],
  );
  return (
    <AppProvider
      navigation={navigation}
      router={router}
      session={session}
      authentication={authentication}
      theme={theme}
    >
      <DashboardLayout sidebarExpandedWidth={240}>
        <Stack spacing={2} sx={{ p: 3 }}>
          <Typography component="h1" variant="h5">
            What this page knows
          </Typography>
          <ContextInspector />
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
