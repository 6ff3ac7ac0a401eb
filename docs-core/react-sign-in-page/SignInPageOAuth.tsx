import * as React from 'react';
import LandscapeIcon from '@mui/icons-material/Landscape';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  SignInPage,
  type AuthProvider,
  type AuthResponse,
  type Branding,
} from '@toolpad/core';
import { ask } from '../server';

const branding: Branding = {
  title: 'Hut to Hut',
  logo: <LandscapeIcon color="primary" fontSize="large" />,
};

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

// preview-start
const providers: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
  { id: 'hut-club', name: 'Hut Club' },
];

// Without a result, the button would keep its spinner.
const failure = { error: 'Signing in failed. Try again later.' };
// preview-end

export default function SignInPageOAuth() {
  const [visited, setVisited] = React.useState<string | null>(null);
  // preview-start
  const lastChosen = React.useRef<string>(null);

  const signIn = (provider: AuthProvider): Promise<AuthResponse> => {
    lastChosen.current = provider.id;
    return ask(() => {
      if (provider.id === 'hut-club') {
        return { error: 'Hut Club does not answer. Try another way.' };
      }
      // The other buttons stay enabled, so this answer can be outdated.
      if (lastChosen.current === provider.id) {
        // A real app sends the browser to the provider here.
        setVisited(provider.name);
      }
      return {};
    }).catch(() => failure);
  };
  // preview-end
  return (
    <AppProvider branding={branding} theme={theme}>
      {visited ? (
        <Stack component="main" spacing={2} sx={{ p: 4, alignItems: 'flex-start' }}>
          <Typography component="h1" variant="h5">
            Page of {visited}
          </Typography>
          <Typography>Here, {visited} asks who you are.</Typography>
          <Button variant="outlined" onClick={() => setVisited(null)}>
            Back to the demo
          </Button>
        </Stack>
      ) : (
        // preview-start
        <SignInPage providers={providers} signIn={signIn} />
        // preview-end
      )}
    </AppProvider>
  );
}
