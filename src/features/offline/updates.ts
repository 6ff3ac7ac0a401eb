/** Polling interval while an update is pending, e.g. until a comment has been sent. */
const LOOK_EVERY_MS = 5000;

/** How long a click or key press may take to have an effect on a slow device. */
const ACTING_MS = 2000;

/** By now, a navigation has either happened or was a download. */
const LEAVING_MS = 60_000;

const RELOADED_KEY = 'toolpad-docs-reloaded';

/** Min. time between reloads: during a deployment, a host may alternate between two builds. */
const RELOAD_PAUSE_MS = 10 * 60 * 1000;

/** Records that this tab reloads itself, to prevent loops (spec 7.2). */
export function markReload(): void {
  try {
    window.sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    // `wasReloadedLately` has a fallback.
  }
}

/**
 * Whether this tab has reloaded itself recently. Without storage, any reload counts.
 *
 * @param loadedBy the page's navigation type
 */
export function wasReloadedLately(loadedBy: NavigationTimingType | undefined): boolean {
  try {
    const time = Number(window.sessionStorage.getItem(RELOADED_KEY) ?? 0);
    // Throws if the storage is read-only, in which case `markReload` failed.
    window.sessionStorage.setItem(RELOADED_KEY, String(time));
    return Math.abs(Date.now() - time) < RELOAD_PAUSE_MS;
  } catch {
    return loadedBy === 'reload' && performance.now() < RELOAD_PAUSE_MS;
  }
}

/**
 * Tracks presses, which a reload would swallow: the click that focuses a tab starts the update.
 *
 * @returns whether something is pressed, or was just now
 */
function watchInput(): () => boolean {
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

interface Dependencies {
  readonly registration: ServiceWorkerRegistration;
  readonly container: Pick<ServiceWorkerContainer, 'addEventListener' | 'controller'>;
  /** The tab's state as far as it affects reloading (spec 7.2), apart from recent input. */
  readonly currentFacts: () => {
    readonly focused: boolean;
    /** Offline, a reload could only show an older copy. */
    readonly online: boolean;
    readonly unsaved: boolean;
    readonly reloadedLately: boolean;
  };
  readonly reload: () => void;
}

/**
 * Applies updates (spec 7.2): the focused tab activates the new worker and reloads; other tabs
 * reload once they get focus. Never twice, in a loop, or with unsaved work. The facts are checked
 * before activation and again before reloading, because they may change in between.
 *
 * @returns a function that checks whether a pending update can proceed
 */
export function watchUpdates(dependencies: Dependencies): () => void {
  const { registration, container, currentFacts, reload } = dependencies;
  /** `activated`: the new worker controls this page, which is still the old one. */
  let phase: 'current' | 'waiting' | 'activated' | 'reloading' = 'current';
  let timer: ReturnType<typeof setInterval> | undefined;
  /** If not, the next controller is the first worker, which is no update. */
  let hasController = container.controller !== null;
  let leftAt = -Infinity;
  const isActing = watchInput();

  function mayReload(): boolean {
    const { focused, online, unsaved, reloadedLately } = currentFacts();
    // A reload would cancel a pending navigation.
    const isLeaving = Date.now() - leftAt < LEAVING_MS;
    return focused && online && !unsaved && !reloadedLately && !isActing() && !isLeaving;
  }

  function look(): void {
    if (phase === 'waiting' && mayReload()) {
      // Repeated: a worker asked earlier may be superseded, or waiting for the old one's requests.
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
      // Added late, because it disables the back/forward cache in some browsers.
      window.addEventListener('beforeunload', () => {
        leftAt = Date.now();
      });
    }
    // If the page is about to reload anyway, ignore a newer worker.
    if (phase === 'current' || phase === 'waiting') {
      phase = next;
    }
    look();
  }

  function noticeWaiting(): void {
    // Without an active worker, it is the first one, which is no update.
    if (registration.waiting && registration.active) {
      enter('waiting');
    }
  }

  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', noticeWaiting);
    // A background tab may be notified after it is installed.
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
