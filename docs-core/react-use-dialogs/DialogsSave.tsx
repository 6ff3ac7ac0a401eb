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

interface RenamePayload {
  name: string;
  /** Saves the name, and rejects when the server refuses it. */
  save: (name: string) => Promise<void>;
}

// preview-start
function RenameDialog({ payload, open, onClose }: DialogProps<RenamePayload, string | null>) {
  const titleId = React.useId();
  const [name, setName] = React.useState(payload.name);
  const [isSaving, setIsSaving] = React.useState(false);
  const [problem, setProblem] = React.useState<string | null>(null);

  const cancel = () => {
    // Escape, the backdrop and the button do nothing while the request runs.
    if (!isSaving) {
      void onClose(null);
    }
  };

  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (isSaving || !open) {
      return;
    }
    if (name.trim() === '') {
      setProblem('Enter a name.');
      return;
    }
    setIsSaving(true);
    setProblem(null);
    try {
      await payload.save(name.trim());
      await onClose(name.trim());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The name could not be saved.');
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Dialog open={open} onClose={cancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>Rename {payload.name}</DialogTitle>
        <DialogContent>
          {problem ? <Alert severity="error">{problem}</Alert> : null}
          <TextField
            fullWidth
            required
            margin="normal"
            label="Name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { readOnly: isSaving } }}
          />
        </DialogContent>
        <DialogActions>
          <Button disabled={isSaving} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
// preview-end

/** A stand-in for your server. It refuses a name that is in use. */
async function saveOnServer(name: string): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });
  if (name.toLowerCase() === 'heron') {
    throw new Error('Another boat is called Heron. Choose a different name.');
  }
}

function Boat() {
  const dialogs = useDialogs();
  const [boat, setBoat] = React.useState('Kestrel');

  // preview-start
  const rename = async () => {
    const name = await dialogs.open(RenameDialog, { name: boat, save: saveOnServer });
    if (name !== null) {
      setBoat(name);
    }
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Berth 12: {boat}. The name “Heron” is taken.</Typography>
      <Button variant="outlined" onClick={() => void rename()}>
        Rename boat
      </Button>
    </Stack>
  );
}

export default function DialogsSave() {
  return (
    <DialogsProvider>
      <Boat />
    </DialogsProvider>
  );
}
