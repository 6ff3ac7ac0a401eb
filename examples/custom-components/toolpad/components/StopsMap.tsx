import * as React from 'react';
import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import { createComponent } from '@toolpad/studio/browser';
import { divIcon, latLngBounds } from 'leaflet';
import { MapContainer, Marker, TileLayer, useMap } from 'react-leaflet';
import 'leaflet/dist/leaflet.css';

interface Stop {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

interface StopsMapProps {
  stops?: Stop[];
  selected?: string | null;
  onSelect?: (id: string) => void;
  tileUrl: string;
  attribution: string;
  error?: Error;
}

const NO_STOPS: Stop[] = [];

const pin = divIcon({ className: 'StopsMap-pin', iconSize: [24, 24] });
const selectedPin = divIcon({ className: 'StopsMap-pin StopsMap-selected', iconSize: [30, 30] });

/** Keeps every stop in view when the places or the size of the map change. */
function ShowAll({ stops }: { stops: Stop[] }) {
  const map = useMap();
  // A bound array is a new one after every change on the page. This text is not.
  const places = JSON.stringify(stops.map(({ latitude, longitude }) => [latitude, longitude]));
  React.useEffect(() => {
    const show = () => {
      map.invalidateSize();
      const bounds = latLngBounds(JSON.parse(places));
      if (bounds.isValid()) {
        map.fitBounds(bounds, { padding: [40, 40], maxZoom: 15, animate: false });
      }
    };
    const observer = new ResizeObserver(show);
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map, places]);
  return null;
}

function StopsMap({ stops, selected, onSelect, tileUrl, attribution, error }: StopsMapProps) {
  if (error) {
    return <Alert severity="error">{error.message}</Alert>;
  }
  const places = stops ?? NO_STOPS;
  return (
    <Box
      role="region"
      aria-label="Map of stops"
      sx={{
        flex: 1,
        height: '100%',
        minHeight: 200,
        '& .leaflet-container': { height: '100%', borderRadius: 1, font: 'inherit', zIndex: 0 },
        '& .StopsMap-pin': {
          borderRadius: '50%',
          bgcolor: 'primary.main',
          border: '3px solid',
          borderColor: 'common.white',
          boxShadow: 3,
        },
        '& .StopsMap-selected': { bgcolor: 'secondary.main' },
      }}
    >
      <MapContainer center={[0, 0]} zoom={2} scrollWheelZoom={false}>
        <TileLayer url={tileUrl} attribution={attribution} />
        <ShowAll stops={places} />
        {places.map(({ id, name, latitude, longitude }) => (
          <Marker
            key={id}
            position={[latitude, longitude]}
            title={name}
            icon={id === selected ? selectedPin : pin}
            eventHandlers={{
              click: () => onSelect?.(id),
              keydown: ({ originalEvent: { key } }) => {
                if (key === 'Enter' || key === ' ') {
                  onSelect?.(id);
                }
              },
            }}
          />
        ))}
      </MapContainer>
    </Box>
  );
}

export default createComponent(StopsMap, {
  helperText: 'A map with a pin for each stop.',
  defaultLayoutHeight: 420,
  errorProp: 'error',
  argTypes: {
    stops: {
      type: 'array',
      helperText: 'Objects with `id`, `name`, `latitude` and `longitude`.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: { type: 'string' },
            name: { type: 'string' },
            latitude: { type: 'number' },
            longitude: { type: 'number' },
          },
          required: ['id', 'name', 'latitude', 'longitude'],
        },
      },
    },
    selected: {
      type: 'string',
      helperText: 'The `id` of the stop that was chosen last.',
      onChangeProp: 'onSelect',
      tsType: 'string | undefined',
    },
    tileUrl: {
      type: 'string',
      label: 'Tile URL',
      helperText: 'Where the map pictures come from, with `{z}`, `{x}` and `{y}` in it.',
      default: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    },
    attribution: {
      type: 'string',
      helperText: 'Whom to credit for the tiles. May contain HTML.',
      default:
        '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    },
  },
});
