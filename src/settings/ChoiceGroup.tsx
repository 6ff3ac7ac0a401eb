import { useId, type ReactNode } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One setting: its name and its values side by side, exactly one of them pressed. */
export function ChoiceGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
}: Props<Value>): ReactNode {
  const labelId = useId();
  return (
    <section>
      <Typography
        id={labelId}
        component="h3"
        variant="body2"
        sx={{ fontWeight: 600, color: 'text.secondary', mb: 1 }}
      >
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        value={value}
        aria-labelledby={labelId}
        onChange={(_event, next: Value | null) => {
          if (next !== null) {
            onChange(next);
          }
        }}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value} sx={{ textTransform: 'none' }}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </section>
  );
}
