import * as React from 'react';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { createTheme } from '@mui/material/styles';
import { AppProvider, SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Password' }];

// preview-start
function Maintenance() {
  return (
    <Alert severity="info" role="note" sx={{ width: '100%' }}>
      Maintenance on Sunday from 2 to 4 a.m.
    </Alert>
  );
}

function RememberMe() {
  return (
    <FormControlLabel
      label="Stay signed in"
      control={<Checkbox name="remember" value="yes" size="small" />}
    />
  );
}

function ForgotPassword() {
  return <Link href="#reset">Reset password</Link>;
}

function SignUp() {
  return <Link href="#join">Join the library</Link>;
}

const slots = {
  subtitle: Maintenance,
  rememberMe: RememberMe,
  forgotPasswordLink: ForgotPassword,
  signUpLink: SignUp,
};

const slotProps = {
  emailField: { label: 'Library card', type: 'text', placeholder: 'L-0000', autoFocus: false },
  passwordField: { placeholder: '' },
  submitButton: { variant: 'contained', color: 'primary' },
} as const;
// preview-end

function signIn(_provider: AuthProvider, formData?: FormData): Promise<AuthResponse> {
  const stay = formData?.get('remember') === 'yes' ? 'for 30 days' : 'until you close the browser';
  return Promise.resolve({ error: `The demo knows no card. You would stay signed in ${stay}.` });
}

export default function SignInPageSlots() {
  return (
    <AppProvider branding={{ title: 'City library' }} theme={theme}>
      {/* preview-start */}
      <SignInPage providers={providers} signIn={signIn} slots={slots} slotProps={slotProps} />
      {/* preview-end */}
    </AppProvider>
  );
}
