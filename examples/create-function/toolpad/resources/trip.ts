import { createFunction } from '@toolpad/studio/server';

export const toKilometers = createFunction(
  async ({ parameters }) => {
    const kilometers = parameters.miles * 1.609344;
    return parameters.rounded ? Math.round(kilometers) : kilometers;
  },
  {
    parameters: {
      miles: { type: 'number' },
      rounded: { type: 'boolean' },
    },
  },
);
