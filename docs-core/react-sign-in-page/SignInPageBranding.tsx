import SailingIcon from '@mui/icons-material/Sailing';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  SignInPage,
  type AuthProvider,
  type AuthResponse,
  type Branding,
} from '@toolpad/core';
import { ask } from '../server';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

// preview-start
const branding: Branding = {
  title: 'Harbor office',
  // The logo keeps its own size.
  logo: <SailingIcon color="primary" sx={{ fontSize: 56 }} />,
};
// preview-end

const providers: AuthProvider[] = [{ id: 'okta', name: 'Okta' }];

// Without a result, the button would keep its spinner.
const failure = { error: 'Signing in failed. Try again later.' };

function signIn(provider: AuthProvider): Promise<AuthResponse> {
  return ask(() => ({ error: `This demo is not connected to ${provider.name}.` })).catch(
    () => failure,
  );
}

export default function SignInPageBranding() {
  return (
    // preview-start
    <AppProvider branding={branding} theme={theme}>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
    // preview-end
  );
}
