import type { AdView, BlockedChoice } from './choices';
import type { ProviderAd, ProviderAnswer } from './providerAd';

/** How often the page is searched for the provider's placeholder, at most (spec 4.4). */
const LOOK_LIMIT = 30;
/** Time from one look to the next, in ms. */
export const LOOK_INTERVAL = 500;
/** More looks than these with nothing found, and the provider counts as blocked. */
const PATIENT_LOOKS = 6;

/** Where a slot stands with its provider. */
export type AdState =
  /** `looks`: how many have found nothing. In `blocked` the looks go on until they are used up. */
  | { readonly status: 'checking' | 'blocked'; readonly looks: number }
  /** `ad`: what the provider's JSON gave; `null` where its script draws the ad itself. */
  | { readonly status: 'shown'; readonly ad: ProviderAd | null }
  /** The provider has no ad to give, or there is no provider. */
  | { readonly status: 'out' }
  /** Something of the ad broke, or the provider answered with an error: nothing is shown. */
  | { readonly status: 'crashed' };

/** What can happen to a slot. */
export type AdEvent =
  /** A look that found nothing. */
  | { readonly type: 'look' }
  /** A look that found the provider's placeholder. */
  | { readonly type: 'placeholder' }
  /** A look that found a placeholder whose link is the backers page. */
  | { readonly type: 'backers' }
  | ProviderAnswer;

type Looking = Extract<AdState, { looks: number }>;

/** The state of a slot that nothing has happened to. Without a provider there is nothing to await. */
export function initialState(hasProvider: boolean): AdState {
  return hasProvider ? { status: 'checking', looks: 0 } : { status: 'out' };
}

/** Whether looks remain and could still change what is shown (spec 4.4). */
export function isLooking(state: AdState): state is Looking {
  return 'looks' in state && state.looks < LOOK_LIMIT;
}

/**
 * Whether the provider's parts belong in the page. While looks remain they stay, out of sight when
 * the provider counts as blocked, so that a late ad has a place to come to.
 */
export function isProviderPresent(state: AdState): boolean {
  return isLooking(state) || state.status === 'shown';
}

function afterLook(looks: number): AdState {
  return { status: looks > PATIENT_LOOKS ? 'blocked' : 'checking', looks };
}

/**
 * What a slot becomes when something happens to it (spec 4.3, 4.4). What comes after the looks are
 * over, or after the ad is settled, changes nothing; only a failure always ends it.
 */
export function nextState(state: AdState, event: AdEvent): AdState {
  if (event.type === 'failure') {
    return { status: 'crashed' };
  }
  if (event.type === 'answer' && state.status === 'shown' && state.ad === null) {
    // A placeholder of unknown origin ended the looks before the provider's own answer came.
    return { status: 'shown', ad: event.ad };
  }
  if (!isLooking(state)) {
    return state;
  }
  switch (event.type) {
    case 'look':
      return afterLook(state.looks + 1);
    case 'placeholder':
      return { status: 'shown', ad: null };
    case 'backers':
      return { status: 'out' };
    case 'answer':
      return event.ad ? { status: 'shown', ad: event.ad } : { status: 'out' };
  }
}

/** What a slot shows in a state (spec 4.4, 4.5, 4.7). */
export function chooseView(state: AdState, whenBlocked: BlockedChoice): AdView {
  if (state.status === 'blocked') {
    return whenBlocked;
  }
  if (state.status === 'crashed') {
    return 'notice';
  }
  if (state.status === 'out') {
    return 'in-house';
  }
  return isProviderPresent(state) ? 'provider' : 'nothing';
}
