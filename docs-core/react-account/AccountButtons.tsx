import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  SignInButton,
  SignOutButton,
  useSession,
  type Authentication,
  type Session,
} from '@toolpad/core';

const donor: Session = { user: { id: '41', name: 'Luca Ferri', email: 'luca@mail.example' } };

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

// preview-start
function DonorPage() {
  const session = useSession();
  if (!session?.user) {
    return (
      <>
        <Typography sx={{ mb: 2 }}>Your donations are shown after you sign in.</Typography>
        <SignInButton size="medium" sx={{}} />
      </>
    );
  }
  return (
    <>
      <Typography sx={{ mb: 2 }}>{session.user.name} gave blood four times.</Typography>
      <SignOutButton size="medium" />
    </>
  );
}
// preview-end

export default function AccountButtons() {
  const [session, setSession] = React.useState<Session | null>(null);
  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => setSession(donor),
      signOut: () => setSession(null),
    }),
    [],
  );
  return (
    <AppProvider session={session} authentication={authentication} theme={theme}>
      <Box component="main" sx={{ p: 2 }}>
        <Typography component="h1" variant="h6" gutterBottom>
          Blood bank
        </Typography>
        <DonorPage />
      </Box>
    </AppProvider>
  );
}
