import { createFunction } from '@toolpad/studio/server';

export const printLabel = createFunction(
  async ({ parameters }) => {
    const copies = parameters.copies ?? 1;
    if (!(copies >= 1 && copies <= 50)) {
      throw new Error('Between 1 and 50 copies, please.');
    }
    return { copies };
  },
  { parameters: { copies: { type: 'number' } } },
);
