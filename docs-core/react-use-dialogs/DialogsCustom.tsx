import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core';

interface Shelf {
  name: string;
  capacity: number;
}

// preview-start
function MoveBooksDialog({ payload, open, onClose }: DialogProps<Shelf, number | null>) {
  const titleId = React.useId();
  const [count, setCount] = React.useState('');
  const [problem, setProblem] = React.useState<string | null>(null);

  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    const books = Number(count);
    if (!Number.isInteger(books) || books < 1 || books > payload.capacity) {
      setProblem(`Enter a number from 1 to ${payload.capacity}.`);
      return;
    }
    await onClose(books);
  };

  return (
    <Dialog open={open} onClose={() => void onClose(null)} aria-labelledby={titleId} fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={titleId}>Move books to {payload.name}</DialogTitle>
        <DialogContent>
          {problem ? <Alert severity="error">{problem}</Alert> : null}
          <TextField
            fullWidth
            margin="normal"
            label="Number of books"
            value={count}
            onChange={(event) => setCount(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => void onClose(null)}>Cancel</Button>
          <Button type="submit">Move</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
// preview-end

function Library() {
  const dialogs = useDialogs();
  const [free, setFree] = React.useState(24);

  // preview-start
  const move = async () => {
    const shelf: Shelf = { name: 'Travel', capacity: free };
    const books = await dialogs.open(MoveBooksDialog, shelf);
    if (books !== null) {
      setFree((current) => current - books);
    }
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">The shelf “Travel” has room for {free} books.</Typography>
      <Button variant="outlined" disabled={free === 0} onClick={() => void move()}>
        Move books
      </Button>
    </Stack>
  );
}

export default function DialogsCustom() {
  return (
    <DialogsProvider>
      <Library />
    </DialogsProvider>
  );
}
