import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  CODEC_NUMBER,
  DialogsProvider,
  NotificationsProvider,
  useDialogs,
  useLocalStorageState,
  useNotifications,
  useSessionStorageState,
} from '@toolpad/core';

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="subtitle2" component="p">
        {name}
      </Typography>
      {children}
    </Stack>
  );
}

const numberOption = { codec: CODEC_NUMBER };

// preview-start
function Hooks() {
  const dialogs = useDialogs();
  const notifications = useNotifications();
  const [total, setTotal] = useLocalStorageState('all-components-jars', 0, numberOption);
  const [today, setToday] = useSessionStorageState('all-components-jars', 0, numberOption);

  const empty = async () => {
    if (await dialogs.confirm('Empty the shelf?', { title: 'Honey shelf' })) {
      setTotal(null);
      setToday(null);
    }
  };
  const fill = () => {
    setTotal((total ?? 0) + 1);
    setToday((today ?? 0) + 1);
  };
  const announce = () =>
    notifications.show(`The shelf holds ${total ?? 0} jars.`, { autoHideDuration: 4000 });

  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}
    >
      <Part name="useLocalStorageState, useSessionStorageState">
        <Typography role="status">
          {total ?? 0} jars, {today ?? 0} since this tab is open
        </Typography>
        <Button variant="outlined" onClick={fill}>
          Add a jar
        </Button>
      </Part>
      <Part name="useNotifications">
        <Button variant="outlined" onClick={announce}>
          Announce
        </Button>
      </Part>
      <Part name="useDialogs">
        <Button variant="outlined" onClick={() => void empty()}>
          Empty the shelf
        </Button>
      </Part>
    </Box>
  );
}

export default function AllComponentsHooks() {
  return (
    <NotificationsProvider>
      <DialogsProvider>
        <Hooks />
      </DialogsProvider>
    </NotificationsProvider>
  );
}
// preview-end
