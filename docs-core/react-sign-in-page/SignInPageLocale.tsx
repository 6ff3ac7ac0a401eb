import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  SignInPage,
  type AuthProvider,
  type AuthResponse,
  type SignInPageProps,
} from '@toolpad/core';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

const providers: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'Passwort' },
];

// preview-start
const localeText: SignInPageProps['localeText'] = {
  signInTitle: (appTitle) => (appTitle ? `Bei ${appTitle} anmelden` : 'Anmelden'),
  signInSubtitle: 'Schön, dass du da bist.',
  // The name of the password form arrives in lower case, which is wrong in German.
  providerSignInTitle: (provider) =>
    provider === 'passwort' ? 'Anmelden' : `Mit ${provider} anmelden`,
  email: 'E-Mail',
  password: 'Passwort',
  or: 'oder',
};

const slotProps: SignInPageProps['slotProps'] = {
  oAuthButton: { sx: { textTransform: 'none' } },
  submitButton: { sx: { mt: 3, mb: 2, textTransform: 'none' } },
  emailField: { placeholder: 'name@beispiel.de' },
};
// preview-end

function signIn(provider: AuthProvider): Promise<AuthResponse> {
  return Promise.resolve({
    error: `Die Anmeldung mit ${provider.name} ist hier nicht möglich.`,
  });
}

export default function SignInPageLocale() {
  React.useEffect(() => {
    document.documentElement.lang = 'de';
  }, []);
  return (
    <AppProvider branding={{ title: 'Radwerk' }} theme={theme}>
      {/* preview-start */}
      <SignInPage
        providers={providers}
        signIn={signIn}
        localeText={localeText}
        slotProps={slotProps}
      />
      {/* preview-end */}
    </AppProvider>
  );
}
