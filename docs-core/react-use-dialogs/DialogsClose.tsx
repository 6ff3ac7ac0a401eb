import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core';

type Outcome = 'paid' | 'stopped';

function WaitForCard({ payload, open, onClose }: DialogProps<string, Outcome>) {
  const titleId = React.useId();
  const stop = () => void onClose('stopped');
  return (
    <Dialog open={open} onClose={stop} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Hold your card to the reader</DialogTitle>
      <DialogContent>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <CircularProgress size={24} aria-label="Waiting for a card" />
          <Typography>{payload} is due.</Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={stop}>Stop payment</Button>
      </DialogActions>
    </Dialog>
  );
}

function Checkout() {
  const [message, setMessage] = React.useState('Two coffees and a slice of cake.');

  // preview-start
  const dialogs = useDialogs();

  const pay = async () => {
    const dialog = dialogs.open(WaitForCard, '€ 11.40');
    // The card reader answers after three seconds.
    const reader = setTimeout(() => void dialogs.close(dialog, 'paid'), 3000);
    const outcome = await dialog;
    clearTimeout(reader);
    setMessage(outcome === 'paid' ? 'Paid. Thank you!' : 'The payment was stopped.');
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{message}</Typography>
      <Button variant="outlined" onClick={() => void pay()}>
        Pay by card
      </Button>
    </Stack>
  );
}

export default function DialogsClose() {
  return (
    <DialogsProvider>
      <Checkout />
    </DialogsProvider>
  );
}
