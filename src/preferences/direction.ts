import { readStorageItem, writeStorageItem } from './browserStorage';
import { createPreference } from './preference';

export type Direction = 'ltr' | 'rtl';

const STORAGE_KEY = 'direction';

/** Which way the page reads (spec 2.3). */
export const directionPreference = createPreference<Direction>({
  values: ['ltr', 'rtl'],
  fallback: 'ltr',
  read: () => readStorageItem(STORAGE_KEY),
  write: (value) => {
    writeStorageItem(STORAGE_KEY, value);
  },
  storageKey: STORAGE_KEY,
});

/**
 * A script for the head that sets the kept direction before anything is painted, so that a page
 * never turns around before the reader's eyes (spec 2.3).
 */
export const DIRECTION_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEY}')==='rtl')document.documentElement.dir='rtl'}catch(e){}`;
