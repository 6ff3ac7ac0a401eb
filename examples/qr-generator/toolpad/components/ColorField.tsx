import * as React from 'react';
import TextField from '@mui/material/TextField';
import { createComponent } from '@toolpad/studio/browser';

export interface ColorFieldProps {
  label: string;
  value: string;
  /** What `value` starts with; Studio sets it. */
  defaultValue?: string;
  onChange: (value: string) => void;
}

/** The color input of the browser, styled as a text field. */
function ColorField({ label, value, onChange }: ColorFieldProps) {
  const id = React.useId();
  return (
    <TextField
      id={id}
      type="color"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      size="small"
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

export default createComponent(ColorField, {
  argTypes: {
    label: { type: 'string', default: 'Color' },
    value: {
      type: 'string',
      default: '#000000',
      onChangeProp: 'onChange',
      defaultValueProp: 'defaultValue',
    },
    defaultValue: { type: 'string', default: '#000000' },
  },
});
