import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  SignInPage,
  type AuthProvider,
  type AuthResponse,
  type SignInPageProps,
} from '@toolpad/core';
import { ask } from '../server';

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

// Without a result, the button would keep its spinner.
const failure = { error: 'Die Anmeldung hat nicht geklappt. Versuch es später noch einmal.' };

function signIn(provider: AuthProvider): Promise<AuthResponse> {
  return ask(() => ({ error: `Die Anmeldung mit ${provider.name} ist hier nicht möglich.` })).catch(
    () => failure,
  );
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
