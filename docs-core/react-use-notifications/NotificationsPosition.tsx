import Button from '@mui/material/Button';
import {
  NotificationsProvider,
  useNotifications,
  type NotificationsProviderProps,
} from '@toolpad/core';

// preview-start
const slotProps: NotificationsProviderProps['slotProps'] = {
  snackbar: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  },
};
// preview-end

function Timetable() {
  const notifications = useNotifications();
  const copy = () => {
    notifications.show('The timetable of line 7 is copied.', { autoHideDuration: 6000 });
  };
  return (
    <Button variant="outlined" onClick={copy}>
      Copy timetable
    </Button>
  );
}

export default function NotificationsPosition() {
  return (
    // preview-start
    <NotificationsProvider slotProps={slotProps}>
      <Timetable />
    </NotificationsProvider>
    // preview-end
  );
}
