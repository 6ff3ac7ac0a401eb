import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createComponent } from '@toolpad/studio/browser';

interface Address {
  street?: string;
  city?: string;
}

interface ShipmentCardProps {
  title: string;
  status: 'waiting' | 'moving' | 'delivered';
  priority: 'low' | 'high';
  progress: number;
  outlined: boolean;
  address?: Address;
  marks: string[];
  stops: number;
  watched?: boolean;
  onWatchedChange?: (watched: boolean) => void;
  onTrack?: (title: string) => void;
  children?: React.ReactNode;
  renderStop?: (key: string, values: Record<string, unknown>) => React.ReactNode;
}

const STATUS = { waiting: 'Waiting', moving: 'On the way', delivered: 'Delivered' };

function ShipmentCard({
  title,
  status,
  priority,
  progress,
  outlined,
  address,
  marks,
  stops,
  watched,
  onWatchedChange,
  onTrack,
  children,
  renderStop,
}: ShipmentCardProps) {
  return (
    <Card variant={outlined ? 'outlined' : 'elevation'} sx={{ flex: 1 }}>
      <CardContent>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
          <Typography variant="h6" component="h2">
            {title}
          </Typography>
          <Chip size="small" label={STATUS[status]} color={priority === 'high' ? 'error' : 'info'} />
          {marks.map((mark) => (
            <Chip key={mark} size="small" variant="outlined" label={mark} />
          ))}
        </Stack>
        <LinearProgress variant="determinate" value={progress} aria-label={`${title}: progress`} />
        {address ? (
          <Typography sx={{ mt: 1 }} color="text.secondary">
            {[address.street, address.city].filter(Boolean).join(', ')}
          </Typography>
        ) : null}
        <Stack spacing={1} sx={{ my: 1 }}>
          {renderStop
            ? Array.from({ length: stops }, (_, index) => (
                <div key={index}>{renderStop(`stop-${index}`, { stop: index + 1 })}</div>
              ))
            : null}
        </Stack>
        {children}
      </CardContent>
      <CardActions>
        <FormControlLabel
          sx={{ ml: 0 }}
          label="Watch"
          control={
            <Checkbox
              checked={watched ?? false}
              onChange={(event) => onWatchedChange?.(event.target.checked)}
            />
          }
        />
        <Button onClick={() => onTrack?.(title)}>Track</Button>
      </CardActions>
    </Card>
  );
}

export default createComponent(ShipmentCard, {
  helperText: 'A shipment with its state, address and stops.',
  argTypes: {
    title: { type: 'string', default: 'Shipment', helperText: 'The **headline** of the card.' },
    status: {
      type: 'string',
      enum: ['waiting', 'moving', 'delivered'],
      enumLabels: STATUS,
      default: 'waiting',
    },
    priority: {
      type: 'string',
      enum: ['low', 'high'],
      control: { type: 'ToggleButtons' },
      default: 'low',
      category: 'look',
    },
    progress: { type: 'number', minimum: 0, maximum: 100, default: 0 },
    outlined: { type: 'boolean', default: false, category: 'look' },
    address: {
      type: 'object',
      schema: {
        type: 'object',
        properties: { street: { type: 'string' }, city: { type: 'string' } },
      },
    },
    marks: {
      type: 'array',
      schema: { type: 'array', items: { type: 'string' } },
      default: [],
    },
    stops: { type: 'number', default: 2 },
    watched: { type: 'boolean', default: false, onChangeProp: 'onWatchedChange' },
    onTrack: { type: 'event', arguments: [{ name: 'title', tsType: 'string' }] },
    children: { type: 'element', control: { type: 'layoutSlot' } },
    renderStop: { type: 'template', control: { type: 'layoutSlot' } },
  },
});
