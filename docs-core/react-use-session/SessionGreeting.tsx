import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, useSession, type Session } from '@toolpad/core';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

const member: Session = {
  user: { id: 'm-31', name: 'Pilar Ortega', email: 'pilar@rowing.example' },
};

// preview-start
function Greeting() {
  const session = useSession();
  const user = session?.user;
  const name = user?.name ?? user?.email ?? 'member';

  // The same element for guests and members: screen readers announce how its text changes.
  return (
    <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center' }}>
      {user && (
        <Avatar src={user.image ?? undefined} alt="" sx={{ bgcolor: 'primary.dark' }}>
          {name.charAt(0)}
        </Avatar>
      )}
      <Typography>
        {user ? (
          <>Good morning, {name}. Two boats are free.</>
        ) : (
          'You are looking at the boathouse as a guest.'
        )}
      </Typography>
    </Stack>
  );
}
// preview-end

export default function SessionGreeting() {
  const [session, setSession] = React.useState<Session | null>(member);
  return (
    <AppProvider session={session} theme={theme}>
      <Stack component="main" spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
        <Typography component="h1" variant="h5">
          Boathouse
        </Typography>
        <Greeting />
        <Button variant="outlined" onClick={() => setSession(session ? null : member)}>
          {session ? 'Sign out' : 'Sign in'}
        </Button>
      </Stack>
    </AppProvider>
  );
}
