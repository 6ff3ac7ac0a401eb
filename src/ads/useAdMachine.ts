import { useEffect, useReducer, type Dispatch } from 'react';
import {
  initialState,
  isLooking,
  LOOK_INTERVAL,
  nextState,
  type AdEvent,
  type AdState,
} from './machine';
import { lookForPlaceholder } from './placeholder';

/**
 * Runs a slot's state machine: looks at once and then at each interval while looks remain, and stops
 * when the reader leaves the page (spec 4.4).
 *
 * @param hasProvider whether there is a provider to wait for
 */
export function useAdMachine(hasProvider: boolean): [AdState, Dispatch<AdEvent>] {
  const [state, dispatch] = useReducer(nextState, hasProvider, initialState);
  const goesOn = isLooking(state);
  useEffect(() => {
    if (!goesOn) {
      return undefined;
    }
    const look = (): void => {
      dispatch({ type: lookForPlaceholder(document) });
    };
    look();
    const timer = setInterval(look, LOOK_INTERVAL);
    return () => {
      clearInterval(timer);
    };
  }, [goesOn]);
  return [state, dispatch];
}
