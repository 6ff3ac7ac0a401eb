import { createTheme } from '@mui/material/styles';
import { AppProvider, SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core';
import { ask } from '../server';

// preview-start
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#1f5f5b' },
        background: { default: '#e9f1ee', paper: '#ffffff' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#8fd3c8' },
        background: { default: '#0f1a1a', paper: '#182626' },
      },
    },
  },
  shape: { borderRadius: 12 },
  typography: { fontFamily: 'Georgia, serif' },
});

const slotProps = {
  emailField: { autoFocus: false },
  submitButton: { variant: 'contained', color: 'primary' },
} as const;
// preview-end

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Password' }];

// Without a result, the button would keep its spinner.
const failure = { error: 'Signing in failed. Try again later.' };

function signIn(): Promise<AuthResponse> {
  return ask(() => ({ error: 'This demo has no accounts.' })).catch(() => failure);
}

export default function SignInPageTheme() {
  return (
    // preview-start
    <AppProvider branding={{ title: 'Tea house' }} theme={theme}>
      <SignInPage providers={providers} signIn={signIn} slotProps={slotProps} />
    </AppProvider>
    // preview-end
  );
}
