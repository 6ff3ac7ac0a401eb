import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CODEC_NUMBER, useLocalStorageState } from '@toolpad/core';

// preview-start
const options = { codec: CODEC_NUMBER };

function useTickets() {
  const [stored, setTickets] = useLocalStorageState('concert-tickets', 0, options);
  const tickets = stored !== null && Number.isFinite(stored) ? stored : 0;
  return [tickets, setTickets] as const;
}

function Basket() {
  const [tickets] = useTickets();
  const content = tickets === 1 ? '1 ticket' : `${tickets} tickets`;
  return <Typography role="status">Basket: {tickets === 0 ? 'empty' : content}</Typography>;
}

function Shop() {
  const [tickets, setTickets] = useTickets();
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => setTickets(tickets + 1)}>
        Add ticket
      </Button>
      <Button variant="outlined" disabled={tickets === 0} onClick={() => setTickets(null)}>
        Empty basket
      </Button>
    </Stack>
  );
}
// preview-end

export default function PersistentShared() {
  return (
    <Stack spacing={2}>
      <Basket />
      <Shop />
    </Stack>
  );
}
