/** What decides whether a tab may reload now (spec 7.2), besides what its reader is doing at the moment. */
interface TabFacts {
  readonly focused: boolean;
  /** Offline, a reload could only show an older page. */
  readonly online: boolean;
  /** A reload would lose something the reader has typed or changed. */
  readonly unsaved: boolean;
  /** This tab has reloaded itself a short while ago. */
  readonly reloadedLately: boolean;
}

/** While an update is pending, the tab looks this often: a comment may have been sent in the meantime. */
const LOOK_EVERY_MS = 5000;

/** By now what a click or a key began has begun, on a slow device too. */
const ACTING_MS = 2000;

/** After this time, in ms, a pending navigation has either happened or was a download. */
const LEAVING_MS = 60_000;

const RELOADED_KEY = 'toolpad-docs-reloaded';

/**
 * A host that alternates between two builds, as one does during a deployment, offers an update at every
 * look. After reloading itself, a tab does not do so again for this long.
 */
const RELOAD_PAUSE_MS = 10 * 60 * 1000;

/** Remembers for this tab that it reloads itself (spec 7.2: never in a loop). */
export function markReload(): void {
  try {
    window.sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    // `wasReloadedLately` has another source then.
  }
}

/**
 * Whether this tab has reloaded itself lately. Where the browser refuses storage, any reload of the page
 * counts: that may delay an update, but neither prevents it nor repeats it.
 *
 * @param loadedBy how the browser came to load the page
 */
export function wasReloadedLately(loadedBy: NavigationTimingType | undefined): boolean {
  try {
    const time = Number(window.sessionStorage.getItem(RELOADED_KEY) ?? 0);
    // Storage that can be read but not written remembers nothing.
    window.sessionStorage.setItem(RELOADED_KEY, String(time));
    return Math.abs(Date.now() - time) < RELOAD_PAUSE_MS;
  } catch {
    return loadedBy === 'reload' && performance.now() < RELOAD_PAUSE_MS;
  }
}

/**
 * Watches the reader's hands. The click that gives a tab its focus lets an update in, too, which may be ready between
 * its press and its release.
 *
 * @returns a function that returns whether the reader is pressing something, or just did: a reload would swallow it
 */
function watchHands(): () => boolean {
  let isPressed = false;
  let actedAt = -Infinity;
  function note({ type }: Event): void {
    isPressed = type === 'pointerdown';
    actedAt = Date.now();
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keydown']) {
    window.addEventListener(type, note, { capture: true, passive: true });
  }
  return () => isPressed || Date.now() - actedAt < ACTING_MS;
}

/** What the watch needs of the page and the browser. */
interface Dependencies {
  readonly registration: ServiceWorkerRegistration;
  readonly container: Pick<ServiceWorkerContainer, 'addEventListener' | 'controller'>;
  readonly currentFacts: () => TabFacts;
  readonly reload: () => void;
}

/**
 * Follows a registration's updates by the update rule (spec 7.2). The tab that has focus lets the update in
 * and reloads; each other tab reloads once, when it next gets focus. Never twice, never in a loop, never
 * while the reader would lose something. The facts are checked twice, before the worker takes over and
 * before the page reloads, because the reader may go on in between.
 *
 * @returns checks whether a pending update may reload the page now
 */
export function watchUpdates(dependencies: Dependencies): () => void {
  const { registration, container, currentFacts, reload } = dependencies;
  /** There is no update; a new worker waits; it serves this page, which is still the old one; that reloads. */
  let phase: 'current' | 'waiting' | 'activated' | 'reloading' = 'current';
  let timer: ReturnType<typeof setInterval> | undefined;
  /** The first worker of all takes over a page without replacing another. */
  let hasController = container.controller !== null;
  let leftAt = -Infinity;
  const isActing = watchHands();

  function mayReload(): boolean {
    const { focused, online, unsaved, reloadedLately } = currentFacts();
    // A reload would cancel a navigation that is in progress.
    const isLeaving = Date.now() - leftAt < LEAVING_MS;
    return focused && online && !unsaved && !reloadedLately && !isActing() && !isLeaving;
  }

  function look(): void {
    if (phase === 'waiting' && mayReload()) {
      // A worker that was asked before may have been superseded, or may wait for requests of the old one.
      registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    } else if (phase === 'activated' && mayReload()) {
      phase = 'reloading';
      clearInterval(timer);
      reload();
    }
  }

  function enter(next: 'waiting' | 'activated'): void {
    if (phase === 'current') {
      timer = setInterval(look, LOOK_EVERY_MS);
      // Not before it is needed: in some browsers it costs the back/forward cache.
      window.addEventListener('beforeunload', () => {
        leftAt = Date.now();
      });
    }
    // Of a page that is to reload anyway, a newer worker changes nothing.
    if (phase === 'current' || phase === 'waiting') {
      phase = next;
    }
    look();
  }

  function noticeWaiting(): void {
    // Without an active worker it is the first one, which updates nothing.
    if (registration.waiting && registration.active) {
      enter('waiting');
    }
  }

  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', noticeWaiting);
    // A tab in the background may hear of it when it is installed already.
    noticeWaiting();
  });
  registration.installing?.addEventListener('statechange', noticeWaiting);
  container.addEventListener('controllerchange', () => {
    if (hasController || phase !== 'current') {
      enter('activated');
    }
    hasController = true;
  });
  noticeWaiting();

  return look;
}
