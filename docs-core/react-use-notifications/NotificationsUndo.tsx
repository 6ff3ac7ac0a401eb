import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { NotificationsProvider, useNotifications } from '@toolpad/core';

const guests = ['Amara Osei', 'Jonas Lind', 'Mei Tanaka'];

function GuestList() {
  const [removed, setRemoved] = React.useState<readonly string[]>([]);

  // preview-start
  const notifications = useNotifications();
  const lastUndo = React.useRef('');

  const remove = (guest: string) => {
    setRemoved((current) => [...current, guest]);
    // The newest replaces the one before.
    notifications.close(lastUndo.current);
    const key = notifications.show(`${guest} is off the list.`, {
      actionText: 'Undo',
      autoHideDuration: 20_000,
      onAction: () => {
        setRemoved((current) => current.filter((name) => name !== guest));
        notifications.close(key);
      },
    });
    lastUndo.current = key;
  };
  // preview-end

  const left = guests.filter((guest) => !removed.includes(guest));
  if (left.length === 0) {
    return <Typography>No guest is left.</Typography>;
  }
  return (
    <List aria-label="Guests">
      {left.map((guest) => (
        <ListItem
          key={guest}
          divider
          secondaryAction={
            <Button color="inherit" aria-label={`Remove ${guest}`} onClick={() => remove(guest)}>
              Remove
            </Button>
          }
        >
          <ListItemText primary={guest} />
        </ListItem>
      ))}
    </List>
  );
}

export default function NotificationsUndo() {
  return (
    <NotificationsProvider>
      <GuestList />
    </NotificationsProvider>
  );
}
