import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AccountPreview, AppProvider, type Session } from '@toolpad/core';

const baker: Session = {
  user: { id: '3', name: 'Jonas Lindqvist', email: 'jonas@bakery.example' },
};

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

export default function AccountPreviewVariants() {
  const [expanded, setExpanded] = React.useState(true);
  return (
    <AppProvider session={baker} theme={theme}>
      <Box component="main" sx={{ p: 2 }}>
        <Typography component="h1" variant="h6">
          Baker on duty
        </Typography>
        <FormControlLabel
          label="With name and email"
          control={
            <Switch checked={expanded} onChange={(event) => setExpanded(event.target.checked)} />
          }
        />
        <Paper variant="outlined" sx={{ mt: 1, width: 'fit-content' }}>
          {/* preview-start */}
          <AccountPreview variant={expanded ? 'expanded' : 'condensed'} />
          {/* preview-end */}
        </Paper>
      </Box>
    </AppProvider>
  );
}
