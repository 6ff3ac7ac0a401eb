import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core';

function Album() {
  const [name, setName] = React.useState('Summer in Lisbon');
  const [photos, setPhotos] = React.useState(48);

  // preview-start
  const dialogs = useDialogs();

  const rename = async () => {
    // The input of the dialog has the id "name", so this text becomes its label.
    const label = <label htmlFor="name">New name of “{name}”</label>;
    const answer = await dialogs.prompt(label, { title: 'Rename album', okText: 'Rename' });
    const trimmed = answer?.trim();
    if (trimmed) {
      setName(trimmed);
    }
  };

  const empty = async () => {
    const confirmed = await dialogs.confirm(`All ${photos} photos leave the album.`, {
      title: 'Empty the album?',
      okText: 'Empty',
      cancelText: 'Keep photos',
      severity: 'error',
    });
    if (confirmed) {
      setPhotos(0);
      await dialogs.alert('The photos are still in your library.', { title: 'Album emptied' });
    }
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">
        “{name}” has {photos === 0 ? 'no photos' : `${photos} photos`}.
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => void rename()}>
          Rename album
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={photos === 0}
          onClick={() => void empty()}
        >
          Empty album
        </Button>
      </Stack>
    </Stack>
  );
}

export default function DialogsBasic() {
  return (
    <DialogsProvider>
      <Album />
    </DialogsProvider>
  );
}
