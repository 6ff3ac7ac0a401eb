import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  NotificationsProvider,
  useNotifications,
  type ShowNotificationOptions,
} from '@toolpad/core';

type Severity = NonNullable<ShowNotificationOptions['severity']>;

const messages: Record<Severity, string> = {
  success: 'Tank 4 is full.',
  info: 'Tank 4 fills until noon.',
  warning: 'Tank 4 is filling slowly.',
  error: 'The valve of tank 4 does not open.',
};

const severities = Object.keys(messages) as Severity[];

function Tank() {
  const [isShort, setIsShort] = React.useState(true);

  // preview-start
  const notifications = useNotifications();
  const lastKey = React.useRef('');

  const report = (severity: Severity) => {
    // A new report replaces the one on screen.
    notifications.close(lastKey.current);
    lastKey.current = notifications.show(messages[severity], {
      severity,
      autoHideDuration: isShort ? 3000 : undefined,
    });
  };
  // preview-end

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Hide after three seconds"
        control={
          <Switch checked={isShort} onChange={(event) => setIsShort(event.target.checked)} />
        }
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {severities.map((severity) => (
          <Button key={severity} variant="outlined" onClick={() => report(severity)}>
            {severity}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

export default function NotificationsSeverity() {
  return (
    <NotificationsProvider>
      <Tank />
    </NotificationsProvider>
  );
}
