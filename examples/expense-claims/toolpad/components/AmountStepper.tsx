import * as React from 'react';
import Button from '@mui/material/Button';
import { createComponent } from '@toolpad/studio/browser';

interface AmountStepperProps {
  start: number;
  value?: number;
  onValueChange?: (value: number) => void;
  onPress?: () => void;
  onSettled?: () => void;
}

function AmountStepper({ value = 1, onValueChange, onPress, onSettled }: AmountStepperProps) {
  const pressed = React.useRef(false);

  React.useEffect(() => {
    if (pressed.current) {
      pressed.current = false;
      onSettled?.();
    }
  }, [value, onSettled]);

  const press = () => {
    pressed.current = true;
    onValueChange?.(value + 1);
    onPress?.();
  };

  return <Button onClick={press}>{value}</Button>;
}

export default createComponent(AmountStepper, {
  argTypes: {
    start: { type: 'number', default: 1 },
    value: { type: 'number', defaultValueProp: 'start', onChangeProp: 'onValueChange' },
    onPress: { type: 'event' },
    onSettled: { type: 'event' },
  },
});
