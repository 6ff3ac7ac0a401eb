import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { Account, AppProvider, type Authentication, type Session } from '@toolpad/core';

const pilot: Session = {
  user: { id: 'p-12', name: 'Amara Okafor', email: 'amara@glider.example' },
};

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

export default function AccountBasic() {
  // preview-start
  const [session, setSession] = React.useState<Session | null>(pilot);
  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => setSession(pilot),
      signOut: () => setSession(null),
    }),
    [],
  );
  return (
    <AppProvider session={session} authentication={authentication} theme={theme}>
      {/* preview-end */}
      <Box component="main" sx={{ p: 2 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography component="h1" variant="h6">
            Glider club
          </Typography>
          {/* preview-start */}
          <Account />
          {/* preview-end */}
        </Stack>
        <Typography role="status">
          {session ? 'Your next flight is on Saturday at 10.' : 'Sign in to book a glider.'}
        </Typography>
      </Box>
    </AppProvider>
  );
}
