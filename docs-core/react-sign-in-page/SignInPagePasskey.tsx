import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import { AppProvider, SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core';
import { ask } from '../server';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

// preview-start
const providers: AuthProvider[] = [{ id: 'passkey', name: 'Passkey' }];

// The default of autoComplete is not a value that browsers know.
// Without autoFocus, the demo leaves the focus to the page around it.
const slotProps = { emailField: { autoComplete: 'username webauthn', autoFocus: false } };

// Without a result, the button would keep its spinner.
const failure = { error: 'Signing in failed. Try again later.' };

function signIn(_provider: AuthProvider, formData?: FormData): Promise<AuthResponse> {
  // A real app asks the browser for the passkey of this user here.
  const email = formData?.get('email');
  const name = typeof email === 'string' ? email : 'this email';
  return ask(() => ({ error: `There is no passkey for ${name}.` })).catch(() => failure);
}
// preview-end

export default function SignInPagePasskey() {
  return (
    <AppProvider branding={{ title: 'Reef Watch' }} theme={theme}>
      {/* preview-start */}
      <SignInPage providers={providers} signIn={signIn} slotProps={slotProps} />
      {/* preview-end */}
    </AppProvider>
  );
}
