import { createTheme } from '@mui/material/styles';
import { AppProvider, SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core';
import { ask } from '../server';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

// preview-start
const providers: AuthProvider[] = [
  { id: 'passkey', name: 'Passkey' },
  { id: 'credentials', name: 'Password' },
  // Buttons come first on the page, wherever they are in the array.
  { id: 'microsoft-entra-id', name: 'Microsoft Entra ID' },
];

// The passkey form has a default that browsers do not know.
const slotProps = { emailField: { autoComplete: 'username' } };

// Without a result, the button would keep its spinner.
const failure = { error: 'Signing in failed. Try again later.' };

function signIn(provider: AuthProvider, formData?: FormData): Promise<AuthResponse> {
  const email = formData?.get('email');
  const who = typeof email === 'string' && email !== '' ? ` for ${email}` : '';
  return ask(() => ({ error: `${provider.name} is not set up${who}.` })).catch(() => failure);
}
// preview-end

export default function SignInPageCombined() {
  return (
    <AppProvider branding={{ title: 'Night shift' }} theme={theme}>
      {/* preview-start */}
      <SignInPage providers={providers} signIn={signIn} slotProps={slotProps} />
      {/* preview-end */}
    </AppProvider>
  );
}
