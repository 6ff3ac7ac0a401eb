import * as React from 'react';
import TextField from '@mui/material/TextField';
import { createComponent } from '@toolpad/studio/browser';

interface SearchFieldProps {
  label: string;
  start: string;
  pause: number;
  value?: string;
  onValueChange: (value: string) => void;
  onSearch?: () => void;
}

/** A text field whose value changes when the user has stopped typing for a moment. */
function SearchField({ label, start, pause, value, onValueChange, onSearch }: SearchFieldProps) {
  const [text, setText] = React.useState(value ?? start);
  const reported = React.useRef(value);
  const isAwaited = React.useRef(false);
  const latest = React.useRef({ onValueChange, onSearch });
  React.useEffect(() => {
    latest.current = { onValueChange, onSearch };
  });

  React.useEffect(() => {
    if (value !== reported.current) {
      // Set from outside: by an event, or by a new start.
      reported.current = value;
      setText(value ?? '');
    } else if (isAwaited.current) {
      // The page has the value now, so the code of the event reads it.
      isAwaited.current = false;
      latest.current.onSearch?.();
    }
  }, [value]);

  React.useEffect(() => {
    if (text === (reported.current ?? '')) {
      return undefined;
    }
    const timer = setTimeout(() => {
      reported.current = text;
      isAwaited.current = true;
      latest.current.onValueChange(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, pause]);

  return (
    <TextField
      label={label}
      type="search"
      size="small"
      fullWidth
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

export default createComponent(SearchField, {
  argTypes: {
    label: { type: 'string', default: 'Search' },
    start: { type: 'string', default: '' },
    pause: { type: 'number', default: 400, helperText: 'In milliseconds.' },
    value: { type: 'string', defaultValueProp: 'start', onChangeProp: 'onValueChange' },
    onSearch: { type: 'event' },
  },
});
