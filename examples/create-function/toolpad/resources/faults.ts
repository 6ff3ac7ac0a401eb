import { createFunction } from '@toolpad/studio/server';

export const readMeter = createFunction(async () => {
  throw new Error('The meter does not answer.');
});
