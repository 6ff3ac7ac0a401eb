import SailingIcon from '@mui/icons-material/Sailing';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  SignInPage,
  type AuthProvider,
  type AuthResponse,
  type Branding,
} from '@toolpad/core';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

// preview-start
const branding: Branding = {
  title: 'Harbor office',
  // The page draws the logo in its own size.
  logo: <SailingIcon color="primary" sx={{ fontSize: 56 }} />,
};
// preview-end

const providers: AuthProvider[] = [{ id: 'okta', name: 'Okta' }];

function signIn(provider: AuthProvider): Promise<AuthResponse> {
  return Promise.resolve({ error: `This demo is not connected to ${provider.name}.` });
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
