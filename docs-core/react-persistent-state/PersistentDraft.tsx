import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSessionStorageState } from '@toolpad/core';

export default function PersistentDraft() {
  // preview-start
  const [draft, setDraft] = useSessionStorageState('restaurant-review-draft', '');
  const text = draft ?? '';
  // preview-end

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        label="Your review"
        helperText={`${text.length} of 200 characters`}
        // preview-start
        value={text}
        onChange={(event) => setDraft(event.target.value)}
        // preview-end
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Button variant="outlined" disabled={text === ''} onClick={() => setDraft(null)}>
        Discard draft
      </Button>
    </Stack>
  );
}
