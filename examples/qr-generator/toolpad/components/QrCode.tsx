import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createComponent } from '@toolpad/studio/browser';

export interface QrCodeProps {
  code?: { png: string; svg: string; modules: number };
  text: string;
  error?: Error;
}

/** The picture of a code, and links that save it. */
function QrCode({ code, text, error }: QrCodeProps) {
  if (error) {
    return <Alert severity="error">{error.message}</Alert>;
  }
  if (!code) {
    return <Typography>Making the code…</Typography>;
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
      <img src={code.png} alt={`QR code of ${text}`} style={{ maxWidth: '100%' }} />
      <Typography variant="body2">
        {code.modules} × {code.modules} squares
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" component="a" href={code.png} download="qr-code.png">
          Download PNG
        </Button>
        <Button variant="outlined" component="a" href={code.svg} download="qr-code.svg">
          Download SVG
        </Button>
      </Stack>
    </Stack>
  );
}

export default createComponent(QrCode, {
  errorProp: 'error',
  argTypes: {
    code: { type: 'object' },
    text: { type: 'string' },
  },
});
