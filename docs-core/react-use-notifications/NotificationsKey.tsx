import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { NotificationsProvider, useNotifications } from '@toolpad/core';

function FieldReport() {
  const [isOnline, setIsOnline] = React.useState(true);

  // preview-start
  const notifications = useNotifications();

  const save = () => {
    if (isOnline) {
      notifications.show('The report is saved.', { severity: 'success', autoHideDuration: 4000 });
    } else {
      // However often the user tries, this is shown once.
      notifications.show('You are offline. The report stays on this device.', {
        key: 'offline',
        severity: 'warning',
      });
    }
  };

  const connect = (online: boolean) => {
    setIsOnline(online);
    if (online) {
      notifications.close('offline');
    }
  };
  // preview-end

  return (
    <Stack direction="row" spacing={2}>
      <FormControlLabel
        control={<Switch checked={isOnline} onChange={(event) => connect(event.target.checked)} />}
        label="Online"
      />
      <Button variant="outlined" onClick={save}>
        Save report
      </Button>
    </Stack>
  );
}

export default function NotificationsKey() {
  return (
    <NotificationsProvider>
      <FieldReport />
    </NotificationsProvider>
  );
}
