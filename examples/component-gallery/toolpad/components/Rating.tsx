import * as React from 'react';
import MuiRating from '@mui/material/Rating';
import { createComponent } from '@toolpad/studio/browser';

interface RatingProps {
  label: string;
  start: number;
  stars: number;
  onStarsChange: (stars: number) => void;
}

/** A second click on the same star clears the rating: Material UI then passes `null`. */
function Rating({ label, stars, onStarsChange }: RatingProps) {
  return (
    <MuiRating
      aria-label={label}
      value={stars}
      onChange={(event, value) => onStarsChange(value ?? 0)}
    />
  );
}

export default createComponent(Rating, {
  argTypes: {
    label: { type: 'string', default: 'Rating' },
    start: { type: 'number', default: 3 },
    stars: { type: 'number', defaultValueProp: 'start', onChangeProp: 'onStarsChange' },
  },
});
