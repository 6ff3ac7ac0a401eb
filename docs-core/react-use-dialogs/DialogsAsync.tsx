import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core';

/** A stand-in for a request that takes a second and a half. */
function cancelOnServer(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1500);
  });
}

function Booking() {
  const [isBooked, setIsBooked] = React.useState(true);

  // preview-start
  const dialogs = useDialogs();

  const cancel = async () => {
    const confirmed = await dialogs.confirm('Your seat goes to the next person on the list.', {
      title: 'Cancel the pottery class?',
      okText: 'Cancel class',
      cancelText: 'Keep my seat',
      severity: 'warning',
      onClose: async (result) => {
        // Runs for both answers, and the dialog waits for it.
        if (result) {
          await cancelOnServer();
        }
      },
    });
    if (confirmed) {
      setIsBooked(false);
    }
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">
        {isBooked
          ? 'Pottery for beginners, Thursday at 18:00: you have a seat.'
          : 'Pottery for beginners, Thursday at 18:00: canceled.'}
      </Typography>
      {isBooked ? (
        <Button variant="outlined" onClick={() => void cancel()}>
          Cancel booking
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => setIsBooked(true)}>
          Book again
        </Button>
      )}
    </Stack>
  );
}

export default function DialogsAsync() {
  return (
    <DialogsProvider>
      <Booking />
    </DialogsProvider>
  );
}
