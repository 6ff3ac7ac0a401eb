/** A demo in a page; defined by `startDemos`. */
export const DEMO_TAG = 'tp-demo';

/** A custom element, because React doesn't support `hidden="until-found"` on HTML elements. */
export const CODE_TAG = 'tp-demo-code';

/** How long the toolbar shows a confirmation, in ms (spec 3.4). */
export const CONFIRMATION_MS = 1200;
