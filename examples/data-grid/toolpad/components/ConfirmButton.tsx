import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { createComponent } from '@toolpad/studio/browser';

interface ConfirmButtonProps {
  label: string;
  question: string;
  details: string;
  disabled: boolean;
  onConfirm?: () => void;
}

function ConfirmButton({ label, question, details, disabled, onConfirm }: ConfirmButtonProps) {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    onConfirm?.();
  };
  return (
    <React.Fragment>
      <Button variant="outlined" color="error" disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{question}</DialogTitle>
        <DialogContent>
          <DialogContentText>{details}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button color="error" onClick={confirm}>
            {label}
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

export default createComponent(ConfirmButton, {
  helperText: 'A button that asks before it acts.',
  argTypes: {
    label: { type: 'string', default: 'Delete' },
    question: { type: 'string', default: 'Are you sure?' },
    details: { type: 'string', default: 'This cannot be undone.' },
    disabled: { type: 'boolean', default: false },
    onConfirm: { type: 'event' },
  },
});
