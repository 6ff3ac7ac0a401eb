import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import { AppProvider, SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core';
import { ask } from '../server';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

// preview-start
const providers: AuthProvider[] = [{ id: 'nodemailer', name: 'Email' }];

// The default of autoComplete is not a value that browsers know.
// Without autoFocus, the demo leaves the focus to the page around it.
const slotProps = { emailField: { autoComplete: 'email', autoFocus: false } };

// Without a result, the button would keep its spinner.
const failure = { error: 'The link could not be sent. Try again later.' };

function sendLink(_provider: AuthProvider, formData?: FormData): Promise<AuthResponse> {
  const email = formData?.get('email');
  return ask(() =>
    typeof email === 'string' && email.endsWith('@school.example')
      ? { success: `We sent a link to ${email}. It is valid for ten minutes.` }
      : { error: 'Use your email at school.example.' },
  ).catch(() => failure);
}
// preview-end

export default function SignInPageMagicLink() {
  return (
    <AppProvider branding={{ title: 'School choir' }} theme={theme}>
      {/* preview-start */}
      <SignInPage providers={providers} signIn={sendLink} slotProps={slotProps} />
      {/* preview-end */}
    </AppProvider>
  );
}
