/** How a page shows its ad (spec 4.3). */
export type AdLayout = 'inline' | 'image';

/** What a reader sees in the slot, as analytics calls it (spec 5.3); the provider is Carbon. */
export type AdView = 'carbon' | 'in-house' | 'notice';

/** Where on the page the slot is, as analytics names it (spec 5.3). */
export const PLACEMENT = 'body-top';

/** Analytics' name of what is shown, such as `in-house-body-top-image` (spec 5.3). */
export function eventLabelOf(view: AdView | 'nothing', layout: AdLayout): string {
  return `${view}-${PLACEMENT}-${layout}`;
}
