import * as React from 'react';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { createComponent } from '@toolpad/studio/browser';

type Values = Record<string, unknown>;

interface FormResultProps {
  record?: Values | null;
  submitted?: Values;
  busy: boolean;
  error: string;
  success: string;
  values?: Values;
  onValuesChange: (values: Values) => void;
  onSuccess?: () => void;
}

const NOTHING = { failed: false, text: '' };

/** Shows how the action of a form ended, and provides what the fields contain then. */
function FormResult(props: FormResultProps) {
  const { record, submitted, busy, error, success, onValuesChange, onSuccess } = props;
  const [notice, setNotice] = React.useState(NOTHING);
  const recordId = record?.id;
  const shownId = React.useRef<unknown>(undefined);
  const sentId = React.useRef<unknown>(undefined);
  const wasBusy = React.useRef(false);

  React.useEffect(() => {
    if (shownId.current !== recordId) {
      shownId.current = recordId;
      onValuesChange(record ?? {});
      setNotice(NOTHING);
    }
    if (wasBusy.current === busy) {
      return;
    }
    wasBusy.current = busy;
    if (busy) {
      // Empty now, so that the same values count as a change afterwards.
      sentId.current = recordId;
      onValuesChange({});
      setNotice(NOTHING);
      return;
    }
    if (sentId.current === recordId) {
      onValuesChange(error || record ? { ...record, ...submitted } : {});
      setNotice({ failed: Boolean(error), text: error || success });
    }
    if (!error) {
      onSuccess?.();
    }
  }, [record, recordId, submitted, busy, error, success, onValuesChange, onSuccess]);

  if (busy) {
    return <LinearProgress sx={{ flex: 1 }} />;
  }
  return notice.text ? (
    <Alert severity={notice.failed ? 'error' : 'success'} sx={{ flex: 1 }}>
      {notice.text}
    </Alert>
  ) : null;
}

export default createComponent(FormResult, {
  argTypes: {
    record: { type: 'object' },
    submitted: { type: 'object' },
    busy: { type: 'boolean', default: false },
    error: { type: 'string', default: '' },
    success: { type: 'string', default: '' },
    values: { type: 'object', default: {}, onChangeProp: 'onValuesChange' },
    onSuccess: { type: 'event' },
  },
});
