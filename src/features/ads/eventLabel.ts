/** A page's ad layout (spec 4.3). */
export type AdLayout = 'inline' | 'image';

/** What the slot shows, by its name in analytics (spec 5.3); the provider is Carbon. */
export type AdView = 'carbon' | 'in-house' | 'notice';

/** The slot's position on the page, by its name in analytics (spec 5.3). */
export const PLACEMENT = 'body-top';

/** Analytics label of what is shown, such as `in-house-body-top-image` (spec 5.3). */
export function eventLabelOf(view: AdView | 'nothing', layout: AdLayout): string {
  return `${view}-${PLACEMENT}-${layout}`;
}
