import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { createComponent } from '@toolpad/studio/browser';

export interface ConfirmButtonProps {
  content: string;
  question: string;
  disabled: boolean;
  onConfirm?: () => void;
}

/** A button that asks before it acts. */
function ConfirmButton({ content, question, disabled, onConfirm }: ConfirmButtonProps) {
  const [asking, setAsking] = React.useState(false);

  const confirm = () => {
    setAsking(false);
    onConfirm?.();
  };

  return (
    <React.Fragment>
      <Button color="error" size="small" disabled={disabled} onClick={() => setAsking(true)}>
        {content}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)}>
        <DialogTitle>{question}</DialogTitle>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Cancel</Button>
          <Button color="error" variant="contained" onClick={confirm}>
            {content}
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

export default createComponent(ConfirmButton, {
  argTypes: {
    content: { type: 'string', default: 'Delete' },
    question: { type: 'string', default: 'Are you sure?' },
    disabled: { type: 'boolean', default: false },
    onConfirm: { type: 'event' },
  },
});
