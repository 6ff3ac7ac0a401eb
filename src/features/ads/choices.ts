/** How a page shows its ad (spec 4.3). */
export type AdLayout = 'inline' | 'image';

/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number;

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

/**
 * Analytics' name of what is shown, such as `in-house-body-top-image` (spec 5.3).
 *
 * @param label an ad's own, or a view's
 */
export function eventLabelOf(label: string, layout: AdLayout): string {
  return `${label}-${PLACEMENT}-${layout}`;
}

/** Share of visits that get the inline layout (spec 4.3). */
const INLINE_SHARE = 0.2;
/** Share of blocked ads whose place an in-house ad takes (spec 4.5). */
const IN_HOUSE_SHARE = 0.2;

/** What a reader sees whose browser blocks the provider. */
export type BlockedChoice = 'in-house' | 'notice';

/** The layout that a draw from 0 up to 1 gives (spec 4.3). */
export function chooseLayout(draw: number): AdLayout {
  return draw < INLINE_SHARE ? 'inline' : 'image';
}

/** What a draw from 0 up to 1 shows in place of a blocked ad (spec 4.5). */
export function chooseWhenBlocked(draw: number): BlockedChoice {
  return draw < IN_HOUSE_SHARE ? 'in-house' : 'notice';
}

/** One of the items, each as likely as the others, by a draw from 0 up to 1. */
export function chooseOne<Item>(items: readonly [Item, ...Item[]], draw: number): Item {
  return items[Math.floor(draw * items.length)] ?? items[0];
}
