import { createStoredPreference } from './preference';

export type Direction = 'ltr' | 'rtl';

const DIRECTION_KEY = 'direction';

/** Which way the page reads (spec 2.3). */
export const directionPreference = createStoredPreference<Direction>(DIRECTION_KEY, {
  values: ['ltr', 'rtl'],
  fallback: 'ltr',
});

/**
 * A script for the head that sets the kept direction before anything is painted, so that a page
 * never turns around before the reader's eyes (spec 2.3).
 */
export const DIRECTION_SCRIPT = `try{if(localStorage.getItem('${DIRECTION_KEY}')==='rtl')document.documentElement.dir='rtl'}catch(e){}`;
