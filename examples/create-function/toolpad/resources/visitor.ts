import { createFunction, getContext } from '@toolpad/studio/server';

export const whoAmI = createFunction(async () => {
  const { session } = getContext();
  return session?.user.name ?? 'a guest';
});
