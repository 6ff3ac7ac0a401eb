import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createComponent } from '@toolpad/studio/browser';

interface PreviousNextProps {
  previous: string;
  next: string;
}

const urlOf = (id: string) => (id ? `?id=${encodeURIComponent(id)}` : undefined);

/** Links to the same page with another id. A link loads the page again; an event would not. */
function PreviousNext({ previous, next }: PreviousNextProps) {
  return (
    <Stack direction="row" spacing={1}>
      <Button href={urlOf(previous)} disabled={!previous}>
        Previous
      </Button>
      <Button href={urlOf(next)} disabled={!next}>
        Next
      </Button>
    </Stack>
  );
}

export default createComponent(PreviousNext, {
  argTypes: {
    previous: { type: 'string', default: '' },
    next: { type: 'string', default: '' },
  },
});
