import * as React from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
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
    <Stack sx={{ minWidth: 240 }}>
      <Box sx={{ bgcolor: 'action.hover' }}>
        <AccountPopoverHeader>
          <AccountPreview variant="expanded" />
        </AccountPopoverHeader>
      </Box>
      <Divider />
      <List dense aria-label="Wards">
        {['Children', 'Surgery'].map((name) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === ward}
              onClick={() => setWard(name)}
              sx={{ mx: 1, borderRadius: 2 }}
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
    </Stack>
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
    <AppProvider session={session} authentication={authentication} theme={theme}>
      <WardContext.Provider value={wardContext}>
        <Box component="main" sx={{ p: 2 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography component="h1" variant="h6">
              Night shift
            </Typography>
            {/* preview-start */}
            <Account slots={slots} />
            {/* preview-end */}
          </Stack>
          <Typography
            role="status"
            sx={{ mt: 2, p: 1.5, borderRadius: 2, bgcolor: 'action.hover' }}
          >
            {session ? `Ward: ${ward}` : 'Sign in to see your ward.'}
          </Typography>
        </Box>
      </WardContext.Provider>
    </AppProvider>
  );
}
