/** Storage that never throws: where it is refused, values last for the page (spec 2.2, 3.1). */

import { attempt } from './headScript';

export { readCookie } from './headScript';

/** In seconds. */
const ONE_YEAR = 31_536_000;

/** Reading is `null` if there is no item or storage is refused; an empty string removes an item. */
function createStore(storage: () => Storage) {
  return {
    read: (key: string): string | null => attempt(() => storage().getItem(key)),
    write: (key: string, value: string): void =>
      void attempt(() =>
        value === '' ? storage().removeItem(key) : storage().setItem(key, value),
      ),
  };
}

/** Local storage. */
export const { read: readStorageItem, write: writeStorageItem } = createStore(
  () => window.localStorage,
);

/** Session storage. */
export const { read: readVisitItem, write: writeVisitItem } = createStore(
  () => window.sessionStorage,
);

/** Writes a cookie for the whole site and a year (spec 3.1), if the browser allows it. */
export function writeCookie(name: string, value: string): void {
  // Throws in a sandboxed document.
  attempt(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${ONE_YEAR}; SameSite=Lax`;
  });
}
