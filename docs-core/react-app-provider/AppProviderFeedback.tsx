import * as React from 'react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, useDialogs, useNotifications } from '@toolpad/core';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

const allDrafts = ['Spring menu', 'Wine list', 'Brunch card'];

function Drafts() {
  const [drafts, setDrafts] = React.useState(allDrafts);
  // preview-start
  const dialogs = useDialogs();
  const notifications = useNotifications();

  const discard = async (draft: string) => {
    const confirmed = await dialogs.confirm(`Discard “${draft}”?`, {
      title: 'Discard draft',
      okText: 'Discard',
      severity: 'error',
    });
    if (confirmed) {
      setDrafts((current) => current.filter((name) => name !== draft));
      const key = notifications.show(`“${draft}” is gone.`, {
        severity: 'success',
        autoHideDuration: 5000,
        actionText: 'Restore all',
        onAction: () => {
          setDrafts(allDrafts);
          notifications.close(key);
        },
      });
    }
  };
  // preview-end

  return (
    <Container component="main" maxWidth="sm" sx={{ py: 3 }}>
      <Typography component="h1" variant="h5">
        Drafts
      </Typography>
      {drafts.length === 0 ? <Typography>No draft is left.</Typography> : null}
      <List>
        {drafts.map((draft) => (
          <ListItem
            key={draft}
            divider
            secondaryAction={
              <Button
                color="error"
                aria-label={`Discard ${draft}`}
                onClick={() => void discard(draft)}
              >
                Discard
              </Button>
            }
          >
            <ListItemText primary={draft} />
          </ListItem>
        ))}
      </List>
    </Container>
  );
}

export default function AppProviderFeedback() {
  return (
    <AppProvider theme={theme}>
      <Drafts />
    </AppProvider>
  );
}
