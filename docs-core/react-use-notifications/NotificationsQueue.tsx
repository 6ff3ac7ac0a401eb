import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core';

const files = ['map.pdf', 'route.gpx', 'summit.jpg'];

function Upload() {
  // preview-start
  const notifications = useNotifications();

  const upload = () => {
    for (const file of files) {
      notifications.show(`${file} is uploaded.`, { key: file, severity: 'success' });
    }
  };
  // preview-end

  return (
    <Button variant="outlined" onClick={upload}>
      Upload three files
    </Button>
  );
}

export default function NotificationsQueue() {
  return (
    <NotificationsProvider>
      <Upload />
    </NotificationsProvider>
  );
}
