import type { AdView } from './eventLabel';
import type { ProviderAd } from './providerAd';

/** How often the page is searched for the provider's placeholder, at most (spec 4.4). */
const LOOK_LIMIT = 30;
/** Time from one look to the next, in ms. */
export const LOOK_INTERVAL = 500;
/** More looks than these with nothing found, and the provider counts as blocked. */
const PATIENT_LOOKS = 6;
/** Share of blocked ads whose place an in-house ad takes (spec 4.5). */
const IN_HOUSE_SHARE = 0.2;

/** Where a slot stands with its provider. */
export type AdState =
  /** `looks`: how many have found nothing. In `blocked` the looks go on until they are used up. */
  | { readonly status: 'checking' | 'blocked'; readonly looks: number }
  /** `ad`: what the provider's JSON gave; `null` where its script draws the ad itself. */
  | { readonly status: 'shown'; readonly ad: ProviderAd | null }
  /**
   * `out`: the provider has no ad to give, or there is no provider. `crashed`: something of the ad broke, or the
   * provider answered with an error.
   */
  | { readonly status: 'out' | 'crashed' };

/** What a look for the provider's placeholder finds: nothing, one, or one that says that the provider is out of ads. */
export type Finding = 'look' | 'placeholder' | 'out';

/** What can happen to a slot: a look, or an answer of the provider's JSON (`failure`: an error, or something else). */
export type AdEvent = Finding | 'failure' | ProviderAd;

/** Whether looks remain and could still change what is shown (spec 4.4). */
export function isLooking(state: AdState): state is Extract<AdState, { looks: number }> {
  return 'looks' in state && state.looks < LOOK_LIMIT;
}

/**
 * What a slot becomes when something happens to it (spec 4.3, 4.4). What comes after the looks are
 * over, or after the ad is settled, changes nothing; only a failure always ends it.
 */
export function nextState(state: AdState, event: AdEvent): AdState {
  if (event === 'failure') {
    return { status: 'crashed' };
  }
  // A placeholder of unknown origin may have ended the looks before the provider's own answer came.
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

/**
 * What a slot shows in a state (spec 4.4, 4.5).
 *
 * @param draw from 0 up to 1; decides what takes the place of a blocked ad
 */
export function chooseView({ status }: AdState, draw: number): AdView {
  if (status === 'blocked') {
    return draw < IN_HOUSE_SHARE ? 'in-house' : 'notice';
  }
  return VIEWS[status];
}
