import { createFunction } from '@toolpad/studio/server';

const depots = [
  { id: 'north', city: 'Oslo', open: true },
  { id: 'west', city: 'Bergen', open: false },
  { id: 'south', city: 'Oslo', open: false },
];

export const findDepots = createFunction(
  async ({ parameters }) => {
    const { filter, ids } = parameters;
    return depots.filter(
      (depot) =>
        ids.includes(depot.id) &&
        (filter.city === undefined || depot.city === filter.city) &&
        (filter.open === undefined || depot.open === filter.open),
    );
  },
  {
    parameters: {
      filter: {
        type: 'object',
        schema: {
          type: 'object',
          properties: { city: { type: 'string' }, open: { type: 'boolean' } },
        },
      },
      ids: { type: 'array', schema: { type: 'array', items: { type: 'string' } } },
    },
  },
);
