/** A demo in a page; defined by `startDemos`. */
export const DEMO_TAG = 'tp-demo';

/** A custom element, because React doesn't support `hidden="until-found"` on HTML elements. */
export const CODE_TAG = 'tp-demo-code';

/** How long the toolbar shows a confirmation, in ms (spec 3.4). */
export const CONFIRMATION_MS = 1200;

/** The reader's edits of all demos, in local storage (spec 3.6). */
export const EDITS_KEY = 'demoEdits';

/** The `meta` element with the data grids' license key, in documents that run demos (spec 9). */
export const LICENSE_META = 'mui-x-license-key';

/** Folder of the document that runs edited demos, below the one that runs framed demos. */
export const EDITED_FOLDER = 'edited/';
