const KEY = 'toolpad-docs-reloaded';

/**
 * A host that serves two builds by turns, as one does while it is being deployed to, offers an
 * update at every look. This long after a reload of its own, a tab makes no other.
 */
const PAUSE_MS = 10 * 60 * 1000;

/** A tab's memory of its last reload; it outlives the reload (spec 7.2: never in a loop). */
export interface ReloadMark {
  /** Whether the tab has reloaded itself lately; also when that cannot be known. */
  isRecent(): boolean;
  /** Remembers a reload; `false` when the browser does not let it. */
  set(): boolean;
}

/**
 * Makes the memory of this tab.
 *
 * @param storage gives the tab's session storage; may throw where the browser refuses it
 */
export function createReloadMark(storage: () => Storage): ReloadMark {
  return {
    isRecent() {
      try {
        return Date.now() - Number(storage().getItem(KEY) ?? -Infinity) < PAUSE_MS;
      } catch {
        return true;
      }
    },
    set() {
      try {
        storage().setItem(KEY, String(Date.now()));
        return true;
      } catch {
        return false;
      }
    },
  };
}
