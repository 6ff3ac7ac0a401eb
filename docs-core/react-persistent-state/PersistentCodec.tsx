import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useLocalStorageState, type Codec } from '@toolpad/core';

const birds = ['Kestrel', 'Heron', 'Kingfisher'];

// preview-start
const listCodec: Codec<readonly string[]> = {
  parse: (text) => {
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
    } catch {
      return [];
    }
  },
  stringify: (list) => JSON.stringify(list),
};
const options = { codec: listCodec };

export default function PersistentCodec() {
  const [stored, setSeen] = useLocalStorageState('birds-seen', null, options);
  const seen = stored ?? [];
  // preview-end

  return (
    <>
      <Typography role="status">
        {seen.length} of {birds.length} birds seen
      </Typography>
      <FormGroup role="group" aria-label="Birds">
        {birds.map((bird) => (
          <FormControlLabel
            key={bird}
            label={bird}
            control={
              <Checkbox
                checked={seen.includes(bird)}
                onChange={(event) =>
                  setSeen(
                    event.target.checked ? [...seen, bird] : seen.filter((name) => name !== bird),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </>
  );
}
