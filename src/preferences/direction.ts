import { DIRECTION_KEY } from './choiceSettings';
import { createStoredPreference } from './preference';

/** The text direction of the page (spec 2.3). */
export const directionPreference = createStoredPreference(DIRECTION_KEY, {
  values: ['ltr', 'rtl'],
  fallback: 'ltr',
});
