import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  NotificationsProvider,
  useNotifications,
  type NotificationsProviderSlotProps,
} from '@toolpad/core';

// preview-start
// `absolute` places the notification in the nearest positioned element, not in the window.
const inside: NotificationsProviderSlotProps = {
  snackbar: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    sx: { position: 'absolute', width: 'calc(100% - 32px)' },
  },
};

function Station({ name }: { name: string }) {
  const notifications = useNotifications();
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography component="p" variant="subtitle1">
        {name}
      </Typography>
      <Button
        variant="outlined"
        onClick={() => notifications.show(`${name} is tested.`, { key: name, severity: 'success' })}
      >
        Test {name}
      </Button>
    </Stack>
  );
}

export default function NotificationsScoped() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {['Pump room', 'Boiler room'].map((name) => (
        <Paper
          key={name}
          component="section"
          aria-label={name}
          variant="outlined"
          sx={{ position: 'relative', flex: 1, p: 2, minHeight: 180 }}
        >
          <NotificationsProvider slotProps={inside}>
            <Station name={name} />
          </NotificationsProvider>
        </Paper>
      ))}
    </Stack>
  );
}
// preview-end
