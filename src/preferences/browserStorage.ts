/** Storage that never throws: where it is refused, values last for the page (spec 2.2, 3.1). */

/** In seconds. */
const ONE_YEAR = 31_536_000;

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

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

/** Reads a cookie; `null` if it is missing or malformed, or cookies are refused. */
export function readCookie(name: string): string | null {
  return attempt(() => {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  });
}

/** Writes a cookie for the whole site and a year (spec 3.1), if the browser allows it. */
export function writeCookie(name: string, value: string): void {
  // Throws in a sandboxed document.
  attempt(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${ONE_YEAR}; SameSite=Lax`;
  });
}

/**
 * A head script that installs an in-memory store if the browser refuses local storage, where
 * Docusaurus would log a warning from each component that stores something. Docusaurus's storage
 * events name the store, but browsers accept only their own there, so `storageArea` is set
 * afterwards.
 */
export const STORAGE_GUARD_SCRIPT = `try{localStorage.setItem('__test','1');localStorage.removeItem('__test')}catch(e){try{(function(){var m=new Map(),p=StorageEvent.prototype,i=p.initStorageEvent;Object.defineProperty(window,'localStorage',{configurable:true,value:{getItem:function(k){return m.has(String(k))?m.get(String(k)):null},setItem:function(k,v){m.set(String(k),String(v))},removeItem:function(k){m.delete(String(k))},clear:function(){m.clear()},key:function(i){return Array.from(m.keys())[i]||null},get length(){return m.size}}});p.initStorageEvent=function(){var a=Array.from(arguments),s=a[7];a[7]=null;i.apply(this,a);Object.defineProperty(this,'storageArea',{value:s})}})()}catch(e){}}`;
