import * as React from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { StyledEngineProvider, createTheme } from '@mui/material/styles';
import {
  Account,
  AppProvider,
  type AccountProps,
  type Authentication,
  type Session,
} from '@toolpad/core';
import './AccountSlotProps.css';

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
        className: 'initials',
      },
      moreIconButton: { 'aria-label': 'Account menu', 'aria-haspopup': 'true' },
    },
  },
  signInButton: {
    color: 'success',
    size: 'medium',
    className: 'signIn',
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
    // preview-start
    // In a cascade layer, Material UI's styles yield to a style sheet without one.
    <StyledEngineProvider enableCssLayer>
      {/* preview-end */}
      <AppProvider session={session} authentication={authentication} theme={theme}>
        <main className="page">
          <Typography component="h1" variant="h6" gutterBottom>
            Garden plan
          </Typography>
          <Paper variant="outlined" className="gardenCard">
            {/* preview-start */}
            <Account slotProps={slotProps} />
            {/* preview-end */}
          </Paper>
        </main>
      </AppProvider>
    </StyledEngineProvider>
  );
}
