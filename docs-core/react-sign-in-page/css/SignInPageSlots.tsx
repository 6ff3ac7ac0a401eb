import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { StyledEngineProvider, createTheme } from '@mui/material/styles';
import { AppProvider, SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core';
import { ask } from '../../server';
import './SignInPageSlots.css';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Password' }];

// preview-start
function Maintenance() {
  return (
    <div role="note" className="maintenance">
      <Typography variant="body2">Maintenance on Sunday from 2 to 4 a.m.</Typography>
    </div>
  );
}

function RememberMe() {
  return (
    <FormControlLabel
      label={<Typography variant="body2">Stay signed in</Typography>}
      control={<Checkbox name="remember" value="yes" size="small" />}
    />
  );
}

function ForgotPassword() {
  return (
    <Link href="#reset" variant="body2" className="libraryLink">
      Reset password
    </Link>
  );
}

function SignUp() {
  return (
    <Link href="#join" variant="body2" className="libraryLink">
      Join the library
    </Link>
  );
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
  submitButton: {
    variant: 'contained',
    color: 'primary',
    className: 'submit',
  },
} as const;
// preview-end

// Without a result, the button would keep its spinner.
const failure = { error: 'Signing in failed. Try again later.' };

function signIn(_provider: AuthProvider, formData?: FormData): Promise<AuthResponse> {
  const stay = formData?.get('remember') === 'yes' ? 'for 30 days' : 'until you close the browser';
  return ask(() => ({
    error: `This demo has no library cards. You would stay signed in ${stay}.`,
  })).catch(() => failure);
}

export default function SignInPageSlots() {
  return (
    // preview-start
    // In a cascade layer, Material UI's styles yield to a style sheet without one.
    <StyledEngineProvider enableCssLayer>
      {/* preview-end */}
      <AppProvider branding={{ title: 'City library' }} theme={theme}>
        {/* preview-start */}
        <SignInPage providers={providers} signIn={signIn} slots={slots} slotProps={slotProps} />
        {/* preview-end */}
      </AppProvider>
    </StyledEngineProvider>
  );
}
