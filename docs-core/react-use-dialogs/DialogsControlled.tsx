import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ConfirmDialog, type ConfirmDialogPayload } from '@toolpad/core';

// preview-start
const question: ConfirmDialogPayload = {
  title: 'Discard the note?',
  msg: 'The text is not saved anywhere else.',
  okText: 'Discard',
  cancelText: 'Keep writing',
  severity: 'error',
};

export default function DialogsControlled() {
  const [note, setNote] = React.useState('The north gate squeaks.');
  const [isAsking, setIsAsking] = React.useState(false);

  const answer = (isDiscarded: boolean) => {
    setIsAsking(false);
    if (isDiscarded) {
      setNote('');
    }
    return Promise.resolve();
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <TextField label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <Typography role="status">{note === '' ? 'No note' : `${note.length} characters`}</Typography>
      <Button variant="outlined" disabled={note === ''} onClick={() => setIsAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog open={isAsking} payload={question} onClose={answer} />
    </Stack>
  );
}
// preview-end
