import { readVisitItem, writeVisitItem } from '../preferences';
import { isActing, keepPress } from './presses';
import { RELOADED_KEY, RELOAD_PAUSE_MS } from './reloaded';
import { hasUnsavedWork } from './unsaved';

/** How long a page takes at most to start after its reload, in ms. */
const STARTING_MS = 60_000;

/** By now, a navigation has either happened or was a download, in ms. */
const LEAVING_MS = 60_000;

/** How long to wait for the newest copy of the page, in ms. */
const PAGE_LIMIT_MS = 10_000;

let isReloading = false;
let leftAt = -Infinity;

/** Has reloads wait for navigations from now on. Disables the back/forward cache in some browsers. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', noteLeaving);
}

function noteLeaving(): void {
  leftAt = Date.now();
}

function wasLoadedByReload(): boolean {
  try {
    const [timing] = performance.getEntriesByType('navigation');
    return timing?.type === 'reload';
  } catch {
    return false;
  }
}

/** When this tab last reloaded itself; `null` if the browser does not keep it. */
function reloadedAt(): number | null {
  const text = readVisitItem(RELOADED_KEY) ?? '0';
  writeVisitItem(RELOADED_KEY, text);
  return readVisitItem(RELOADED_KEY) === text ? Number(text) || 0 : null;
}

function wasReloadedLately(): boolean {
  const time = reloadedAt();
  // Without storage, every reload counts as the page's own.
  return time === null
    ? wasLoadedByReload() && performance.now() < RELOAD_PAUSE_MS
    : Math.abs(Date.now() - time) < RELOAD_PAUSE_MS;
}

/** Whether this page has just reloaded itself, and so shows the newest build. */
export function isRenewed(): boolean {
  const age = performance.timeOrigin - (reloadedAt() ?? 0);
  return wasLoadedByReload() && Math.abs(age) < STARTING_MS && performance.now() < STARTING_MS;
}

/**
 * The site's only rule for reloads by itself (spec 7.2): the tab has the focus and a connection,
 * nothing is unsaved, the reader is not pressing anything or leaving, and there was no such reload
 * in the last ten minutes. Demos' documents never reload: the page around them may have unsaved work.
 *
 * @param repeated a button whose click will be repeated afterwards
 */
export function mayReload(repeated: Element | null = null): boolean {
  return (
    window.parent === window &&
    document.visibilityState === 'visible' &&
    document.hasFocus() &&
    navigator.onLine &&
    !hasUnsavedWork() &&
    !isActing(repeated) &&
    Date.now() - leftAt >= LEAVING_MS &&
    !wasReloadedLately()
  );
}

/** Reloads the page; ask {@link mayReload} first. */
export function reloadPage(): void {
  isReloading = true;
  writeVisitItem(RELOADED_KEY, String(Date.now()));
  window.location.reload();
}

/** Whether the site was deployed since this page was loaded: its newest copy has another script. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[defer][src*="/js/main."]');
  if (!script) {
    return false;
  }
  const signal = AbortSignal.timeout(PAGE_LIMIT_MS);
  const page = await fetch(window.location.pathname, { cache: 'no-cache', signal });
  return page.ok && !(await page.text()).includes(new URL(script.src).pathname);
}

/**
 * Reloads the page for a file that is gone, if the rule allows it and a deploy is the reason.
 *
 * @param button what the reader pressed to need the file; pressed again after the reload
 * @returns whether the page is about to go away
 */
export async function renewPage(button: Element | null): Promise<boolean> {
  watchLeaving();
  const isNeeded = mayReload(button) && (await isOutdated().catch(() => false));
  // Asked again: much may have happened meanwhile.
  if (isNeeded && !isReloading && mayReload(button)) {
    if (button) {
      keepPress(button);
    }
    reloadPage();
  }
  return isReloading;
}
