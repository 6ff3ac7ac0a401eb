import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  Account,
  AppProvider,
  type AccountProps,
  type Authentication,
  type Session,
} from '@toolpad/core';

const gardener: Session = {
  user: { id: 'g-8', name: 'Ada Brook', email: 'ada@garden.example' },
};

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// preview-start
const slotProps: AccountProps['slotProps'] = {
  preview: {
    variant: 'expanded',
    slotProps: {
      avatar: {
        children: 'AB',
        sx: { width: 48, height: 48, borderRadius: 3, bgcolor: '#1b5e20', color: '#fff' },
      },
      moreIconButton: { 'aria-label': 'Account menu', 'aria-haspopup': 'true' },
    },
  },
  signInButton: {
    color: 'success',
    size: 'medium',
    sx: { m: 2, borderRadius: 5, textTransform: 'none' },
  },
  signOutButton: { color: 'success', variant: 'text' },
};
// preview-end

export default function AccountSlotProps() {
  const [session, setSession] = React.useState<Session | null>(gardener);
  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => setSession(gardener),
      signOut: () => setSession(null),
    }),
    [],
  );
  return (
    <AppProvider session={session} authentication={authentication} theme={theme}>
      <Box component="main" sx={{ p: 2 }}>
        <Typography component="h1" variant="h6" gutterBottom>
          Garden plan
        </Typography>
        <Paper variant="outlined" sx={{ width: 280, borderRadius: 3 }}>
          {/* preview-start */}
          <Account slotProps={slotProps} />
          {/* preview-end */}
        </Paper>
      </Box>
    </AppProvider>
  );
}
