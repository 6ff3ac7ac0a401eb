import * as React from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
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
        className: 'rounded-xl bg-[#1b5e20] text-white',
      },
      moreIconButton: { 'aria-label': 'Account menu', 'aria-haspopup': 'true' },
    },
  },
  signInButton: {
    color: 'success',
    size: 'medium',
    className: 'm-4 w-auto rounded-[20px] normal-case filter-none',
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
    // Material UI's styles go into the layer "mui", which comes before the utilities.
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles="@layer theme, base, mui, components, utilities;" />
      {/* preview-end */}
      <AppProvider session={session} authentication={authentication} theme={theme}>
        <main className="p-4">
          <Typography component="h1" variant="h6" gutterBottom>
            Garden plan
          </Typography>
          <Paper variant="outlined" className="w-70 rounded-xl">
            {/* preview-start */}
            <Account slotProps={slotProps} />
            {/* preview-end */}
          </Paper>
        </main>
      </AppProvider>
    </StyledEngineProvider>
  );
}
