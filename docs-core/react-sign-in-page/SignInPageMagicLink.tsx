import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import { AppProvider, SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

// preview-start
const providers: AuthProvider[] = [{ id: 'nodemailer', name: 'Email' }];

// The default of autoComplete is not a value that browsers know.
// Without autoFocus, the demo leaves the focus to the page around it.
const slotProps = { emailField: { autoComplete: 'email', autoFocus: false } };

function sendLink(_provider: AuthProvider, formData?: FormData): Promise<AuthResponse> {
  const email = formData?.get('email');
  const response =
    typeof email === 'string' && email.endsWith('@school.example')
      ? { success: `We sent a link to ${email}. It is valid for ten minutes.` }
      : { error: 'Use your email at school.example.' };
  return Promise.resolve(response);
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
