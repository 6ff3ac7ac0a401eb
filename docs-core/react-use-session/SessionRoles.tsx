import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, useSession, type Session } from '@toolpad/core';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

type Role = 'baker' | 'manager';

// preview-start
interface BakerySession extends Session {
  role: Role;
}

function Recipe() {
  const session = useSession<BakerySession>();
  const isManager = session?.role === 'manager';
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>Rye bread: 600 g of flour, 450 g of water, 12 g of salt.</Typography>
      {isManager ? <Button variant="contained">Change recipe</Button> : null}
      <Typography role="status">
        {isManager ? 'You may change this recipe.' : 'Ask a manager to change this recipe.'}
      </Typography>
    </Stack>
  );
}

const sessions: Record<Role, BakerySession> = {
  baker: { user: { name: 'Tom Berger' }, role: 'baker' },
  manager: { user: { name: 'Ada Nowak' }, role: 'manager' },
};
// preview-end

export default function SessionRoles() {
  const [role, setRole] = React.useState<Role>('baker');
  return (
    <AppProvider session={sessions[role]} theme={theme}>
      <Stack component="main" spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
        <Typography component="h1" variant="h5">
          Recipes
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={role}
          aria-label="Signed in as"
          onChange={(_event, value: Role | null) => setRole(value ?? role)}
        >
          <ToggleButton value="baker">Tom, baker</ToggleButton>
          <ToggleButton value="manager">Ada, manager</ToggleButton>
        </ToggleButtonGroup>
        <Recipe />
      </Stack>
    </AppProvider>
  );
}
