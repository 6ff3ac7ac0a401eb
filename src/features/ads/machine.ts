import type { AdView } from './eventLabel';
import type { ProviderAd } from './providerAd';

/** Maximum number of looks for the provider's placeholder (spec 4.4). */
const LOOK_LIMIT = 30;
/** Time between looks, in ms. */
export const LOOK_INTERVAL = 500;
/** More failed looks than this mean that the provider is blocked. */
const PATIENT_LOOKS = 6;
/** Share of blocked ads that are replaced by an in-house ad (spec 4.5). */
const IN_HOUSE_SHARE = 0.2;

/** State of a slot's ad. */
export type AdState =
  /** `looks`: failed looks so far; in `blocked` they continue up to the limit. */
  | { readonly status: 'checking' | 'blocked'; readonly looks: number }
  /** `ad`: from the provider's JSON; `null` if its script draws the ad itself. */
  | { readonly status: 'shown'; readonly ad: ProviderAd | null }
  /** `out`: no provider, or no ad. `crashed`: the ad broke, or the provider returned an error. */
  | { readonly status: 'out' | 'crashed' };

/** Result of a look: no placeholder, a placeholder, or one of a provider that is out of ads. */
export type Finding = 'look' | 'placeholder' | 'out';

/** A look, or a response of the provider's JSON (`failure`: an error or an invalid body). */
export type AdEvent = Finding | 'failure' | ProviderAd;

/** Whether looks remain that could still change what is shown (spec 4.4). */
export function isLooking(state: AdState): state is Extract<AdState, { looks: number }> {
  return 'looks' in state && state.looks < LOOK_LIMIT;
}

/** The next state of a slot (spec 4.3, 4.4). Once it is settled, only a failure changes it. */
export function nextState(state: AdState, event: AdEvent): AdState {
  if (event === 'failure') {
    return { status: 'crashed' };
  }
  // A placeholder of unknown origin may have ended the looks before the provider responded.
  const isAwaited = isLooking(state) || (state.status === 'shown' && state.ad === null);
  if (typeof event === 'object') {
    return isAwaited ? { status: 'shown', ad: event } : state;
  }
  if (!isLooking(state)) {
    return state;
  }
  if (event === 'look') {
    const looks = state.looks + 1;
    return { status: looks > PATIENT_LOOKS ? 'blocked' : 'checking', looks };
  }
  return event === 'out' ? { status: 'out' } : { status: 'shown', ad: null };
}

const VIEWS = { checking: 'carbon', shown: 'carbon', out: 'in-house', crashed: 'notice' } as const;

/** What a slot shows (spec 4.4, 4.5). `draw`, in [0, 1), picks what replaces a blocked ad. */
export function chooseView({ status }: AdState, draw: number): AdView {
  if (status === 'blocked') {
    return draw < IN_HOUSE_SHARE ? 'in-house' : 'notice';
  }
  return VIEWS[status];
}
