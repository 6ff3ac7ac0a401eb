/** What the search loads when it is first used (`src/browser.ts`). */
export { mountResults } from './dialogResults';
export { mountPageResults } from './pageResults';
