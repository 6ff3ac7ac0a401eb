import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core';

// preview-start
interface Parcel {
  id: string;
  label: string;
}

interface ReturnPayload {
  order: { id: string; customer: string };
  parcels: readonly Parcel[];
}

type ReturnResult = { parcelIds: readonly string[]; refund: boolean } | null;

function ReturnDialog({ payload, open, onClose }: DialogProps<ReturnPayload, ReturnResult>) {
  const { order, parcels } = payload;
  const titleId = React.useId();
  const [chosen, setChosen] = React.useState<readonly string[]>([]);
  const [refund, setRefund] = React.useState(true);

  const toggle = (id: string, isChosen: boolean) => {
    setChosen((ids) => (isChosen ? [...ids, id] : ids.filter((other) => other !== id)));
  };

  return (
    <Dialog open={open} onClose={() => void onClose(null)} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>
        Return for order {order.id}, {order.customer}
      </DialogTitle>
      <DialogContent>
        <FormGroup role="group" aria-label="Parcels">
          {parcels.map(({ id, label }) => (
            <FormControlLabel
              key={id}
              label={label}
              control={<Checkbox onChange={(event) => toggle(id, event.target.checked)} />}
            />
          ))}
        </FormGroup>
        <FormControlLabel
          label="Refund the price"
          control={
            <Checkbox checked={refund} onChange={(event) => setRefund(event.target.checked)} />
          }
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void onClose(null)}>Cancel</Button>
        <Button
          disabled={chosen.length === 0}
          onClick={() => void onClose({ parcelIds: chosen, refund })}
        >
          Return
        </Button>
      </DialogActions>
    </Dialog>
  );
}
// preview-end

const order = { id: '2041', customer: 'Amina Diallo' };
const parcels: readonly Parcel[] = [
  { id: 'p1', label: 'Lamp' },
  { id: 'p2', label: 'Two cushions' },
];

function Order() {
  const dialogs = useDialogs();
  const [message, setMessage] = React.useState('Order 2041 is delivered.');

  // preview-start
  const startReturn = async () => {
    const result = await dialogs.open(ReturnDialog, { order, parcels });
    if (result) {
      const money = result.refund ? 'with a refund' : 'without a refund';
      setMessage(`Parcels on the way back: ${result.parcelIds.length}, ${money}.`);
    }
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{message}</Typography>
      <Button variant="outlined" onClick={() => void startReturn()}>
        Start return
      </Button>
    </Stack>
  );
}

export default function DialogsPayload() {
  return (
    <DialogsProvider>
      <Order />
    </DialogsProvider>
  );
}
