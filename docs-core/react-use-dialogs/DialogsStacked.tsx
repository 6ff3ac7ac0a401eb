import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core';

// preview-start
function NoteDialog({ payload, open, onClose }: DialogProps<string, string | null>) {
  const titleId = React.useId();
  const dialogs = useDialogs();
  const [note, setNote] = React.useState(payload);

  const cancel = async () => {
    // Opens on top of this dialog. "Keep editing" closes the question only.
    const discard =
      note === payload ||
      (await dialogs.confirm('Your changes to the note are lost.', {
        title: 'Discard the changes?',
        okText: 'Discard',
        cancelText: 'Keep editing',
        severity: 'error',
      }));
    if (discard) {
      await onClose(null);
    }
  };

  return (
    <Dialog open={open} onClose={() => void cancel()} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>Edit the note</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          multiline
          margin="normal"
          label="Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void cancel()}>Cancel</Button>
        <Button onClick={() => void onClose(note)}>Save note</Button>
      </DialogActions>
    </Dialog>
  );
}
// preview-end

function Logbook() {
  const dialogs = useDialogs();
  const [note, setNote] = React.useState('Wind from the west.');

  const edit = async () => {
    const result = await dialogs.open(NoteDialog, note);
    if (result !== null) {
      setNote(result);
    }
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{note}</Typography>
      <Button variant="outlined" onClick={() => void edit()}>
        Edit note
      </Button>
    </Stack>
  );
}

export default function DialogsStacked() {
  return (
    <DialogsProvider>
      <Logbook />
    </DialogsProvider>
  );
}
