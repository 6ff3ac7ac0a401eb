import type { BlockedChoice } from './choices';
import { isProviderPresent, type AdState } from './machine';
import type { AdLayout } from './types';

/** Where on the page the slot is, as analytics names it (spec 5.3). */
export const PLACEMENT = 'body-top';

/** What a reader sees in the slot. */
export type AdView = 'provider' | 'in-house' | 'notice' | 'nothing';

/** The first part of what analytics calls each view. */
export const LABELS: Readonly<Record<AdView, string>> = {
  provider: 'carbon',
  'in-house': 'in-house',
  notice: 'notice',
  nothing: 'nothing',
};

/** What a slot shows in a state (spec 4.4, 4.5, 4.7). */
export function chooseView(state: AdState, whenBlocked: BlockedChoice): AdView {
  if (state.status === 'blocked') {
    return whenBlocked;
  }
  if (state.status === 'out') {
    return 'in-house';
  }
  return isProviderPresent(state) ? 'provider' : 'nothing';
}

/**
 * Analytics' name of what is shown, such as `in-house-body-top-image` (spec 5.3).
 *
 * @param label an ad's own, or a view's
 */
export function eventLabelOf(label: string, layout: AdLayout): string {
  return `${label}-${PLACEMENT}-${layout}`;
}
