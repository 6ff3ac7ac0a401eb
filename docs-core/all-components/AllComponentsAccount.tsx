import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  AppProvider,
  SignInButton,
  SignOutButton,
  useSession,
  type Authentication,
  type Session,
} from '@toolpad/core';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

const beekeeper: Session = { user: { name: 'Olga Petrova', email: 'olga@bees.example' } };

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Stack spacing={1} sx={{ minWidth: 180 }}>
      <Typography component="h2" variant="subtitle2">
        {name}
      </Typography>
      <Paper variant="outlined" sx={{ p: 1 }}>
        {children}
      </Paper>
    </Stack>
  );
}

function SessionName() {
  return <Typography role="status">{useSession()?.user?.name ?? 'Nobody is signed in'}</Typography>;
}

export default function AllComponentsAccount() {
  const [session, setSession] = React.useState<Session | null>(beekeeper);
  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(beekeeper), signOut: () => setSession(null) }),
    [],
  );
  return (
    <AppProvider session={session} authentication={authentication} theme={theme}>
      <Stack
        component="main"
        direction="row"
        useFlexGap
        spacing={3}
        sx={{ flexWrap: 'wrap', p: 2 }}
      >
        <Typography component="h1" variant="h6" sx={{ width: '100%' }}>
          Account parts
        </Typography>
        <Part name="useSession">
          <SessionName />
        </Part>
        {/* preview-start */}
        <Part name="Account">
          <Account />
        </Part>
        <Part name="AccountPreview, expanded">
          <AccountPreview variant="expanded" />
        </Part>
        <Part name="AccountPopoverHeader">
          <AccountPopoverHeader>
            <Typography>Your hives</Typography>
          </AccountPopoverHeader>
        </Part>
        <Part name="AccountPopoverFooter with SignOutButton">
          <AccountPopoverFooter>
            <SignOutButton />
          </AccountPopoverFooter>
        </Part>
        <Part name="SignInButton">
          <SignInButton />
        </Part>
        {/* preview-end */}
      </Stack>
    </AppProvider>
  );
}
