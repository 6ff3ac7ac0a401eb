import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  Account,
  AppProvider,
  type AccountProps,
  type Authentication,
  type Session,
} from '@toolpad/core';

const member: Session = {
  user: { id: '9', name: 'Marta Ruiz', email: 'marta@revista.example' },
};

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

// preview-start
const localeText: AccountProps['localeText'] = {
  accountSignInLabel: 'Iniciar sesión',
  accountSignOutLabel: 'Cerrar sesión',
  accountPreviewIconButtonLabel: 'Usuario actual',
  accountPreviewTitle: 'Cuenta',
};
// preview-end

export default function AccountLocale() {
  const [session, setSession] = React.useState<Session | null>(member);
  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => setSession(member),
      signOut: () => setSession(null),
    }),
    [],
  );
  return (
    <AppProvider session={session} authentication={authentication} theme={theme}>
      <Box component="main" lang="es" sx={{ p: 2 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography component="h1" variant="h6">
            Revista de cine
          </Typography>
          {/* preview-start */}
          <Account localeText={localeText} />
          {/* preview-end */}
        </Stack>
        <Typography role="status">
          {session ? 'Tu número de abril ya está listo.' : 'Inicia sesión para leer.'}
        </Typography>
      </Box>
    </AppProvider>
  );
}
