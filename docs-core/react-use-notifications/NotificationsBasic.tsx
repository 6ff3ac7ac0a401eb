import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NotificationsProvider, useNotifications } from '@toolpad/core';

function PrintShop() {
  // preview-start
  const notifications = useNotifications();

  const print = () => {
    notifications.show('The poster is in the queue of printer 2.', {
      severity: 'success',
      autoHideDuration: 5000,
    });
  };

  const check = () => {
    notifications.show('Printer 2 is low on cyan.', { severity: 'warning' });
  };
  // preview-end

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={print}>
        Print poster
      </Button>
      <Button variant="outlined" onClick={check}>
        Check printer
      </Button>
    </Stack>
  );
}

export default function NotificationsBasic() {
  return (
    <NotificationsProvider>
      <PrintShop />
    </NotificationsProvider>
  );
}
