import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  SignInPage,
  type AuthProvider,
  type AuthResponse,
  type Session,
} from '@toolpad/core';
import { ask } from '../server';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

// preview-start
const providers: AuthProvider[] = [{ id: 'credentials', name: 'Password' }];

const slotProps = {
  // The demo leaves the focus to the page around it.
  emailField: { autoFocus: false },
  passwordField: { helperText: 'The password of this demo is tulip.' },
};

// Without a result, the button would keep its spinner.
const failure = { error: 'Signing in failed. Try again later.' };

function checkPassword(formData: FormData): Promise<AuthResponse> {
  return ask(() =>
    formData.get('password') === 'tulip' ? {} : { error: 'Email or password is wrong.' },
  ).catch(() => failure);
}
// preview-end

export default function SignInPageCredentials() {
  const [session, setSession] = React.useState<Session | null>(null);
  // preview-start
  const signIn = async (_provider: AuthProvider, formData?: FormData) => {
    if (!formData) {
      return { error: 'Fill in the form.' };
    }
    const response = await checkPassword(formData);
    if (!response.error) {
      const email = formData.get('email');
      setSession({ user: { email: typeof email === 'string' ? email : null } });
    }
    return response;
  };
  // preview-end
  return (
    <AppProvider session={session} theme={theme}>
      {session?.user ? (
        <Stack component="main" spacing={2} sx={{ p: 4, alignItems: 'flex-start' }}>
          <Typography component="h1" variant="h5">
            Welcome to the flower market
          </Typography>
          <Typography>You are signed in as {session.user.email}.</Typography>
          <Button variant="outlined" onClick={() => setSession(null)}>
            Sign out
          </Button>
        </Stack>
      ) : (
        // preview-start
        <SignInPage providers={providers} signIn={signIn} slotProps={slotProps} />
        // preview-end
      )}
    </AppProvider>
  );
}
