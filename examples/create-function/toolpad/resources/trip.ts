import { createFunction } from '@toolpad/studio/server';

export const toKilometres = createFunction(
  async ({ parameters }) => {
    const kilometres = parameters.miles * 1.609344;
    return parameters.rounded ? Math.round(kilometres) : kilometres;
  },
  {
    parameters: {
      miles: { type: 'number' },
      rounded: { type: 'boolean' },
    },
  },
);
