import * as React from 'react';
import Chip from '@mui/material/Chip';
import { createComponent } from '@toolpad/studio/browser';

interface WearProps {
  /** What the row holds in the column's field, if anything. */
  value?: number | null;
  /** The whole row. */
  row?: { name?: string };
}

function describe(wear: number) {
  if (wear >= 80) {
    return { label: 'Replace soon', color: 'error' } as const;
  }
  if (wear >= 50) {
    return { label: 'Worn', color: 'warning' } as const;
  }
  return { label: 'Good', color: 'success' } as const;
}

function Wear({ value, row }: WearProps) {
  if (typeof value !== 'number') {
    return null;
  }
  const { label, color } = describe(value);
  return <Chip size="small" label={label} color={color} title={`${row?.name}: ${value} % worn`} />;
}

export default createComponent(Wear, {
  argTypes: {
    value: { type: 'number' },
    row: { type: 'object' },
  },
});
