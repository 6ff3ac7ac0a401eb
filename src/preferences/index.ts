export { readCookie, readStorageItem, writeCookie, writeStorageItem } from './browserStorage';
export { DIRECTION_SCRIPT, directionPreference, type Direction } from './direction';
export { createPreference, parseChoice, usePreference, type Preference } from './preference';
export { STORAGE_GUARD_SCRIPT } from './storageGuard';
