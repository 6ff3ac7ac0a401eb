import type { WorkerScope } from './scope';

/** How many tabs of the site are open, whichever worker serves them (spec 7.2). Frames are no tabs. */
export async function countTabs({ clients, registration }: WorkerScope): Promise<number> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(
    ({ url, frameType }) => url.startsWith(registration.scope) && frameType !== 'nested',
  ).length;
}
