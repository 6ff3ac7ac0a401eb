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
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Password' },
];

// preview-start
const slotProps: SignInPageProps['slotProps'] = {
  emailField: { variant: 'standard', placeholder: 'name@workshop.example', autoFocus: false },
  passwordField: { variant: 'standard', placeholder: '' },
  oAuthButton: { color: 'primary', sx: { textTransform: 'none' } },
  submitButton: {
    variant: 'contained',
    color: 'primary',
    // Replaces the default style, margins included.
    sx: { mt: 3, mb: 1, textTransform: 'none' },
  },
};
// preview-end

// Without a result, the button would keep its spinner.
const failure = { error: 'Signing in failed. Try again later.' };

function signIn(provider: AuthProvider): Promise<AuthResponse> {
  return ask(() => ({ error: `${provider.name} is not set up.` })).catch(() => failure);
}

export default function SignInPageSlotProps() {
  return (
    <AppProvider branding={{ title: 'Bike workshop' }} theme={theme}>
      {/* preview-start */}
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={slotProps}
        sx={{ bgcolor: 'action.hover' }}
      />
      {/* preview-end */}
    </AppProvider>
  );
}
