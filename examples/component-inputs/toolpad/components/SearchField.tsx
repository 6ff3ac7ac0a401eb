import * as React from 'react';
import TextField from '@mui/material/TextField';
import { createComponent } from '@toolpad/studio/browser';

interface SearchFieldProps {
  label: string;
  wait: number;
  value: string;
  onValueChange: (value: string) => void;
}

/** A text field whose value changes when the user has paused for `wait` milliseconds. */
function SearchField({ label, wait, value, onValueChange }: SearchFieldProps) {
  const [text, setText] = React.useState(value);
  const report = React.useRef(onValueChange);

  React.useEffect(() => {
    report.current = onValueChange;
  }, [onValueChange]);

  React.useEffect(() => {
    if (text === value) {
      return undefined;
    }
    const timer = setTimeout(() => report.current(text), wait);
    return () => clearTimeout(timer);
  }, [text, value, wait]);

  return (
    <TextField
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      size="small"
      fullWidth
    />
  );
}

export default createComponent(SearchField, {
  argTypes: {
    label: { type: 'string', default: 'Search' },
    wait: { type: 'number', default: 400 },
    value: { type: 'string', default: '', onChangeProp: 'onValueChange' },
  },
});
