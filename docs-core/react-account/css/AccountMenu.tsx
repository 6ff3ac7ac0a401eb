import * as React from 'react';
import Divider from '@mui/material/Divider';
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
import './AccountMenu.css';

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
    <div className="wardMenu">
      <div className="tinted">
        <AccountPopoverHeader>
          <AccountPreview variant="expanded" />
        </AccountPopoverHeader>
      </div>
      <Divider />
      <List dense aria-label="Wards">
        {['Children', 'Surgery'].map((name) => (
          <ListItem key={name} disablePadding>
            <ListItemButton selected={name === ward} onClick={() => setWard(name)} className="ward">
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
    // In a cascade layer, Material UI's styles yield to a style sheet without one.
    <StyledEngineProvider enableCssLayer>
      {/* preview-end */}
      <AppProvider session={session} authentication={authentication} theme={theme}>
        <WardContext.Provider value={wardContext}>
          <main className="page">
            <div className="shiftHeader">
              <Typography component="h1" variant="h6">
                Night shift
              </Typography>
              {/* preview-start */}
              <Account slots={slots} />
              {/* preview-end */}
            </div>
            <Typography role="status" className="shiftStatus tinted">
              {session ? `Ward: ${ward}` : 'Sign in to see your ward.'}
            </Typography>
          </main>
        </WardContext.Provider>
      </AppProvider>
    </StyledEngineProvider>
  );
}
