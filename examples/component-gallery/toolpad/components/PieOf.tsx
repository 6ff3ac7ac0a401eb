import * as React from 'react';
import { PieChart } from '@mui/x-charts/PieChart';
import { createComponent } from '@toolpad/studio/browser';

interface PieOfProps {
  slices: { label: string; value: number }[];
  height: number;
}

function PieOf({ slices, height }: PieOfProps) {
  const data = slices.map(({ label, value }, id) => ({ id, label, value }));
  return <PieChart series={[{ data }]} height={height} />;
}

export default createComponent(PieOf, {
  argTypes: {
    slices: { type: 'array', default: [] },
    height: { type: 'number', default: 240 },
  },
});
