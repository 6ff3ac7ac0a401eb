/* Also for the script in the head (`build/guardScript.ts`): imports nothing. */

/** Session storage key for the time of this tab's last reload by itself. */
export const RELOADED_KEY = 'toolpad-docs-reloaded';

/** Min. time between reloads in ms: during a deploy, a host may alternate between two builds. */
export const RELOAD_PAUSE_MS = 10 * 60_000;
