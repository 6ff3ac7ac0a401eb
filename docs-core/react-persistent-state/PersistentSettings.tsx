import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { CODE_BOOLEAN, CODEC_NUMBER, useLocalStorageState } from '@toolpad/core';

const numberOptions = { codec: CODEC_NUMBER };
const booleanOptions = { codec: CODE_BOOLEAN };

export default function PersistentSettings() {
  // preview-start
  const [storedSize, setSize] = useLocalStorageState('reader-text-size', 16, numberOptions);
  const [isWide, setIsWide] = useLocalStorageState('reader-margins', false, booleanOptions);
  // Anything may be in the storage. NaN is not in the range, and `??` would let it through.
  const isUsable = storedSize !== null && storedSize >= 12 && storedSize <= 24;
  const size = isUsable ? storedSize : 16;

  const reset = () => {
    // Removes both entries, so the initial values apply again.
    setSize(null);
    setIsWide(null);
  };
  // preview-end

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={size <= 12} onClick={() => setSize(size - 2)}>
          Smaller text
        </Button>
        <Button variant="outlined" disabled={size >= 24} onClick={() => setSize(size + 2)}>
          Larger text
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={isWide ?? false}
              onChange={(event) => setIsWide(event.target.checked)}
            />
          }
          label="Wide margins"
        />
        <Button onClick={reset}>Reset</Button>
      </Stack>
      <Box sx={{ px: isWide ? 8 : 2, py: 2, border: 1, borderColor: 'divider' }}>
        <Typography sx={{ fontSize: size }}>
          The lighthouse keeper counted the ships and wrote each name into the book.
        </Typography>
      </Box>
      <Typography role="status" variant="body2">
        Text size {size} pixels
      </Typography>
    </Stack>
  );
}
