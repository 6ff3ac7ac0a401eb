import * as React from 'react';
import BadgeIcon from '@mui/icons-material/Badge';
import MuseumIcon from '@mui/icons-material/Museum';
import PaymentsIcon from '@mui/icons-material/Payments';
import StorefrontIcon from '@mui/icons-material/Storefront';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  DashboardSidebarPageItem,
  PageContainer,
  SignInPage,
  useSession,
  type Authentication,
  type AuthProvider,
  type AuthResponse,
  type Branding,
  type Navigation,
  type NavigationPageItem,
  type Router,
  type Session,
} from '@toolpad/core';
import { ask } from '../../server';

type Role = 'clerk' | 'planner' | 'manager';

interface StaffSession extends Session {
  role: Role;
}

const branding: Branding = {
  title: 'Museum office',
  logo: <MuseumIcon color="primary" fontSize="large" />,
};

const navigation: Navigation = [
  { title: 'Shop', icon: <StorefrontIcon /> },
  { segment: 'shifts', title: 'Shifts', icon: <BadgeIcon /> },
  { segment: 'payroll', title: 'Payroll', icon: <PaymentsIcon /> },
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

const roles: Record<string, Role> = {
  'clerk@museum.example': 'clerk',
  'planner@museum.example': 'planner',
  'manager@museum.example': 'manager',
};

type Row = [what: string, value: string];

const records: Record<string, { needs: Role[]; rows: Row[] }> = {
  '/': {
    needs: ['clerk', 'planner', 'manager'],
    rows: [
      ['Postcards sold today', '118'],
      ['Catalogs in stock', '46'],
    ],
  },
  '/shifts': {
    needs: ['planner', 'manager'],
    rows: [
      ['Morning', 'Ayo and Lena'],
      ['Evening', 'Viktor'],
    ],
  },
  '/payroll': {
    needs: ['manager'],
    rows: [
      ['Ayo', '€2,900'],
      ['Lena', '€3,050'],
    ],
  },
};

/** A stand-in for the server, which checks the role in the session it knows. */
const server = {
  signIn: (email: unknown, password: unknown): Promise<StaffSession | null> =>
    ask(() => {
      const role = typeof email === 'string' ? roles[email] : undefined;
      return role && password === 'amber' ? { user: { name: `Museum ${role}` }, role } : null;
    }),
  read: (role: Role, path: string): Promise<Row[]> =>
    ask(() => {
      const record = records[path];
      if (!record?.needs.includes(role)) {
        throw new Error(`The server refuses: a ${role} may not read this page.`);
      }
      return record.rows;
    }),
};

// preview-start
/** Draws the sidebar of a role. It hides and disables; the refusal comes from the server. */
function renderItemFor(role: Role) {
  return function renderPageItem(item: NavigationPageItem) {
    if (item.segment === 'payroll' && role === 'clerk') {
      return null;
    }
    const isLocked = item.segment === 'payroll' && role === 'planner';
    return <DashboardSidebarPageItem item={item} disabled={isLocked} />;
  };
}

function RecordPage({ path }: { path: string }) {
  const role = useSession<StaffSession>()?.role ?? 'clerk';
  const [rows, setRows] = React.useState<Row[]>();
  const [refusal, setRefusal] = React.useState<string>();

  React.useEffect(() => {
    let isCurrent = true;
    server.read(role, path).then(
      (result) => isCurrent && setRows(result),
      (error: unknown) => isCurrent && setRefusal(error instanceof Error ? error.message : 'Error'),
    );
    return () => {
      isCurrent = false;
    };
  }, [role, path]);

  if (refusal) {
    return <Alert severity="error">{refusal}</Alert>;
  }
  return rows ? <RecordTable rows={rows} /> : <LinearProgress aria-label="Loading the page" />;
}
// preview-end

function RecordTable({ rows }: { rows: Row[] }) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Entry</TableCell>
          <TableCell>Value</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([what, value]) => (
          <TableRow key={what}>
            <TableCell>{what}</TableCell>
            <TableCell>{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Password' }];

const signInSlotProps = {
  emailField: {
    // The demo leaves the focus to the page around it.
    autoFocus: false,
    helperText: 'clerk@, planner@ or manager@museum.example',
  },
  passwordField: { helperText: 'The password of all three is amber.' },
};

export default function ExamplesBackOffice() {
  const router = useMemoryRouter('/');
  const { navigate } = router;
  const [session, setSession] = React.useState<StaffSession | null>(null);
  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => navigate('/'),
      signOut: () => {
        setSession(null);
        navigate('/');
      },
    }),
    [navigate],
  );

  const signIn = async (_provider: AuthProvider, formData?: FormData): Promise<AuthResponse> => {
    try {
      const found = await server.signIn(formData?.get('email'), formData?.get('password'));
      setSession(found);
      return found ? {} : { error: 'Email or password is wrong.' };
    } catch {
      return { error: 'Signing in failed. Try again later.' };
    }
  };

  const role = session?.role;
  const renderPageItem = React.useMemo(() => (role ? renderItemFor(role) : undefined), [role]);

  return (
    // preview-start
    <AppProvider
      branding={branding}
      navigation={navigation}
      router={router}
      session={session}
      authentication={authentication}
      theme={theme}
    >
      {session ? (
        <DashboardLayout sidebarExpandedWidth={220} renderPageItem={renderPageItem}>
          <PageContainer>
            <RecordPage key={router.pathname} path={router.pathname} />
          </PageContainer>
        </DashboardLayout>
      ) : (
        <SignInPage providers={providers} signIn={signIn} slotProps={signInSlotProps} />
      )}
    </AppProvider>
    // preview-end
  );
}
