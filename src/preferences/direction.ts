import { createStoredPreference } from './preference';

const DIRECTION_KEY = 'direction';

/** The text direction of the page (spec 2.3). */
export const directionPreference = createStoredPreference(DIRECTION_KEY, {
  values: ['ltr', 'rtl'],
  fallback: 'ltr',
});

/** Sets the stored direction before the first paint, so that the layout never flips (spec 2.3). */
export const DIRECTION_SCRIPT = `try{if(localStorage.getItem('${DIRECTION_KEY}')==='rtl')document.documentElement.dir='rtl'}catch(e){}`;
