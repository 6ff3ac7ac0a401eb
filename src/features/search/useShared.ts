import { useSyncExternalStore } from 'react';
import type { Shared } from './shared';

/** The value of something that the page's script shares with islands. */
export function useShared<Value>(shared: Shared<Value>): Value {
  return useSyncExternalStore(shared.subscribe, shared.get);
}
