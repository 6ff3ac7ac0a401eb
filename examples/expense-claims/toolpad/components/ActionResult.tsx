import * as React from 'react';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createComponent } from '@toolpad/studio/browser';

interface ActionResultProps {
  busy: boolean;
  success: string;
  error: string;
  onSuccess?: () => void;
}

/** Waits for an action to end, shows a notification, and calls `onSuccess` when it succeeded. */
function ActionResult({ busy, success, error, onSuccess }: ActionResultProps) {
  const wasBusy = React.useRef(false);
  const [open, setOpen] = React.useState(false);
  const [notice, setNotice] = React.useState({ count: 0, failed: false, text: '' });

  React.useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (!ended || (!error && !success)) {
      return;
    }
    setNotice(({ count }) => ({
      count: count + 1,
      failed: Boolean(error),
      text: error || success,
    }));
    setOpen(true);
    if (!error) {
      onSuccess?.();
    }
  }, [busy, error, success, onSuccess]);

  const close = () => setOpen(false);

  // With a new key, a second notice is shown for its whole time.
  return (
    <Snackbar
      key={notice.count}
      open={open}
      autoHideDuration={notice.failed ? null : 5000}
      onClose={(event, reason) => reason === 'timeout' && close()}
    >
      <Alert severity={notice.failed ? 'error' : 'success'} variant="filled" onClose={close}>
        {notice.text}
      </Alert>
    </Snackbar>
  );
}

export default createComponent(ActionResult, {
  argTypes: {
    busy: { type: 'boolean', default: false },
    success: { type: 'string', default: '' },
    error: { type: 'string', default: '' },
    onSuccess: { type: 'event' },
  },
});
