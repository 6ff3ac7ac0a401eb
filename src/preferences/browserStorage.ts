/**
 * Storage and cookies of a browser that may refuse either: private windows, blocked site data, a full
 * disk. Nothing here throws; what cannot be stored lasts for the page (spec 2.2, 3.1).
 */

/** In seconds. */
const ONE_YEAR = 31_536_000;

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Reads an item of local storage; `null` when there is none or storage is refused. */
export function readStorageItem(key: string): string | null {
  return attempt(() => window.localStorage.getItem(key));
}

/** Writes an item to local storage, if the browser allows it. */
export function writeStorageItem(key: string, value: string): void {
  attempt(() => window.localStorage.setItem(key, value));
}

/** Reads an item of session storage; `null` when there is none or storage is refused. */
export function readVisitItem(key: string): string | null {
  return attempt(() => window.sessionStorage.getItem(key));
}

/** Writes an item to session storage, if the browser allows it; an empty string removes it. */
export function writeVisitItem(key: string, value: string): void {
  attempt(() =>
    value === ''
      ? window.sessionStorage.removeItem(key)
      : window.sessionStorage.setItem(key, value),
  );
}

/** Reads a cookie; `null` when there is none, its value is malformed, or cookies are refused. */
export function readCookie(name: string): string | null {
  return attempt(() => {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  });
}

/** Writes a cookie for the whole site and a year (spec 3.1), if the browser allows it. */
export function writeCookie(name: string, value: string): void {
  // A sandboxed document throws here.
  attempt(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${ONE_YEAR}; SameSite=Lax`;
  });
}

/**
 * A script for the head. Where the browser refuses local storage, reading `window.localStorage` throws
 * or returns nothing, and Docusaurus logs a warning from each component that stores something. An
 * in-memory store replaces it: the site works, and nothing is logged.
 *
 * Docusaurus notifies its components with a storage event that names the store. The browser accepts
 * only its own stores there, so the event's `storageArea` is set afterwards.
 */
export const STORAGE_GUARD_SCRIPT = `try{localStorage.setItem('__test','1');localStorage.removeItem('__test')}catch(e){try{(function(){var m=new Map(),p=StorageEvent.prototype,i=p.initStorageEvent;Object.defineProperty(window,'localStorage',{configurable:true,value:{getItem:function(k){return m.has(String(k))?m.get(String(k)):null},setItem:function(k,v){m.set(String(k),String(v))},removeItem:function(k){m.delete(String(k))},clear:function(){m.clear()},key:function(i){return Array.from(m.keys())[i]||null},get length(){return m.size}}});p.initStorageEvent=function(){var a=Array.from(arguments),s=a[7];a[7]=null;i.apply(this,a);Object.defineProperty(this,'storageArea',{value:s})}})()}catch(e){}}`;
