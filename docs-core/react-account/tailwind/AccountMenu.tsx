import * as React from 'react';
import Divider from '@mui/material/Divider';
import GlobalStyles from '@mui/material/GlobalStyles';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { StyledEngineProvider, createTheme } from '@mui/material/styles';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  AppProvider,
  SignOutButton,
  type Authentication,
  type Session,
} from '@toolpad/core';

const nurse: Session = {
  user: { id: 'n-5', name: 'Mei Tanaka', email: 'mei@clinic.example' },
};

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// preview-start
interface WardChoice {
  ward: string;
  setWard: (ward: string) => void;
}

const WardContext = React.createContext<WardChoice>({ ward: '', setWard: () => {} });

function WardMenu() {
  const { ward, setWard } = React.useContext(WardContext);
  return (
    <div className="flex min-w-60 flex-col">
      <div className="bg-black/4 dark:bg-white/8">
        <AccountPopoverHeader>
          <AccountPreview variant="expanded" />
        </AccountPopoverHeader>
      </div>
      <Divider />
      <List dense aria-label="Wards">
        {['Children', 'Surgery'].map((name) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === ward}
              onClick={() => setWard(name)}
              className="mx-2 rounded-lg"
            >
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </div>
  );
}

const slots = { popoverContent: WardMenu };
// preview-end

export default function AccountMenu() {
  const [session, setSession] = React.useState<Session | null>(nurse);
  const [ward, setWard] = React.useState('Children');
  const wardContext = React.useMemo(() => ({ ward, setWard }), [ward]);
  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => setSession(nurse),
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
        <WardContext.Provider value={wardContext}>
          <main className="p-4">
            <div className="flex items-center justify-between">
              <Typography component="h1" variant="h6">
                Night shift
              </Typography>
              {/* preview-start */}
              <Account slots={slots} />
              {/* preview-end */}
            </div>
            <Typography role="status" className="mt-4 rounded-lg bg-black/4 p-3 dark:bg-white/8">
              {session ? `Ward: ${ward}` : 'Sign in to see your ward.'}
            </Typography>
          </main>
        </WardContext.Provider>
      </AppProvider>
    </StyledEngineProvider>
  );
}
