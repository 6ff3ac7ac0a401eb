import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, SessionContext, useSession, type Session } from '@toolpad/core';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

const teacher: Session = { user: { id: 't-4', name: 'Ruth Adler' } };

function CoursePage() {
  const session = useSession();
  return (
    <Paper variant="outlined" sx={{ p: 2 }} role="region" aria-label="Course page">
      <Typography>Harbor drawing, six evenings.</Typography>
      <Typography>
        {session?.user ? `Teacher: ${session.user.name ?? 'you'}` : 'Sign in to book a place.'}
      </Typography>
    </Paper>
  );
}

function Editor() {
  const session = useSession();
  const [isGuest, setIsGuest] = React.useState(false);
  return (
    <Stack component="main" spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
      <Typography component="h1" variant="h5">
        Preview of your course
      </Typography>
      <FormControlLabel
        control={
          <Switch checked={isGuest} onChange={(event) => setIsGuest(event.target.checked)} />
        }
        label="Show it as a guest"
      />
      {/* preview-start */}
      <SessionContext.Provider value={isGuest ? null : session}>
        <CoursePage />
      </SessionContext.Provider>
      {/* preview-end */}
    </Stack>
  );
}

export default function SessionPreview() {
  return (
    <AppProvider session={teacher} theme={theme}>
      <Editor />
    </AppProvider>
  );
}
