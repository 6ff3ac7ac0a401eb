/** What decides whether a tab may reload now. */
export interface TabFacts {
  readonly focused: boolean;
  /** Offline, a reload could only show an older page. */
  readonly online: boolean;
  /** A reload would lose something the reader has typed or changed. */
  readonly unsaved: boolean;
  /** The reader is pressing something, or has just done so: a reload would swallow the click. */
  readonly acting: boolean;
  /** A navigation is in progress, which a reload would cancel. */
  readonly leaving: boolean;
  /** This tab has reloaded itself a short while ago. */
  readonly reloadedLately: boolean;
}

/**
 * How far an update is: there is none; a new worker waits; it was told to take over; it has, and the page
 * is still the old one; the page reloads.
 */
export type UpdatePhase = 'current' | 'waiting' | 'activating' | 'activated' | 'reloading';

export type UpdateEvent =
  | { readonly type: 'found' }
  | { readonly type: 'look'; readonly facts: TabFacts }
  /** A newer worker serves this page, let in by this tab or by another. */
  | { readonly type: 'taken-over' };

export type UpdateAction = 'activate' | 'reload' | null;

export interface UpdateStep {
  readonly phase: UpdatePhase;
  /** What to do: tell the worker to take over, or reload the page. */
  readonly action: UpdateAction;
}

/** Whether a reload is safe (spec 7.2). */
export function mayReload(facts: TabFacts): boolean {
  const { focused, online, unsaved, acting, leaving, reloadedLately } = facts;
  return focused && online && !unsaved && !acting && !leaving && !reloadedLately;
}

/**
 * The update rule (spec 7.2) as a pure function. The tab that has focus takes the update and reloads; each
 * other tab reloads once, when it next gets focus. Never twice, never in a loop, never while the reader
 * would lose something. The facts are checked twice, before the worker takes over and before the page
 * reloads, because the reader may go on in between.
 */
export function nextStep(phase: UpdatePhase, event: UpdateEvent): UpdateStep {
  switch (event.type) {
    case 'found':
      return { phase: phase === 'current' ? 'waiting' : phase, action: null };
    case 'look':
      // A worker that was asked to take over may have been superseded, or may wait for requests of the
      // old one: ask whichever is waiting now again.
      if ((phase === 'waiting' || phase === 'activating') && mayReload(event.facts)) {
        return { phase: 'activating', action: 'activate' };
      }
      if (phase === 'activated' && mayReload(event.facts)) {
        return { phase: 'reloading', action: 'reload' };
      }
      return { phase, action: null };
    case 'taken-over':
      return { phase: phase === 'reloading' ? phase : 'activated', action: null };
  }
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

function writeMark(storage: () => Storage, time: number): void {
  storage().setItem(RELOADED_KEY, String(time));
}

/** Remembers for this tab that it reloads itself (spec 7.2: never in a loop). */
export function markReload(storage: () => Storage): void {
  try {
    writeMark(storage, Date.now());
  } catch {
    // `wasReloadedLately` has another source then.
  }
}

/**
 * Whether this tab has reloaded itself lately. Where the browser refuses storage, any reload of the page
 * counts: that may delay an update, but neither prevents it nor repeats it.
 *
 * @param storage returns the tab's session storage; may throw
 * @param loadedBy how the browser came to load the page
 */
export function wasReloadedLately(
  storage: () => Storage,
  loadedBy: NavigationTimingType | undefined,
): boolean {
  try {
    const time = Number(storage().getItem(RELOADED_KEY) ?? 0);
    // Storage that can be read but not written remembers nothing.
    writeMark(storage, time);
    return Math.abs(Date.now() - time) < RELOAD_PAUSE_MS;
  } catch {
    return loadedBy === 'reload' && performance.now() < RELOAD_PAUSE_MS;
  }
}

/** What the watch needs of the page and the browser. */
interface Dependencies {
  readonly registration: ServiceWorkerRegistration;
  readonly container: Pick<ServiceWorkerContainer, 'addEventListener' | 'controller'>;
  readonly currentFacts: () => Omit<TabFacts, 'acting' | 'leaving'>;
  readonly reload: () => void;
}

/**
 * Watches the reader's hands. The click that gives a tab its focus lets an update in, too, which may be ready between
 * its press and its release.
 *
 * @returns a function that returns whether the reader is pressing something, or just did
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

/**
 * Follows a registration's updates and does what the update rule says (spec 7.2).
 *
 * @returns checks whether a pending update may reload the page now
 */
export function watchUpdates(dependencies: Dependencies): () => void {
  const { registration, container, currentFacts, reload } = dependencies;
  let phase: UpdatePhase = 'current';
  let timer: ReturnType<typeof setInterval> | undefined;
  /** The first worker of all takes over a page without replacing another. */
  let hasController = container.controller !== null;
  let leftAt = -Infinity;
  const isActing = watchHands();

  function noteLeaving(): void {
    leftAt = Date.now();
  }

  function dispatch(event: UpdateEvent): void {
    const step = nextStep(phase, event);
    phase = step.phase;
    clearInterval(timer);
    if (phase !== 'current' && phase !== 'reloading') {
      timer = setInterval(look, LOOK_EVERY_MS);
      // Not before it is needed: in some browsers it costs the back/forward cache.
      window.addEventListener('beforeunload', noteLeaving);
    }
    if (step.action === 'activate') {
      registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    } else if (step.action === 'reload') {
      reload();
    }
  }

  function look(): void {
    if (phase !== 'current') {
      const leaving = Date.now() - leftAt < LEAVING_MS;
      dispatch({ type: 'look', facts: { ...currentFacts(), acting: isActing(), leaving } });
    }
  }

  function noticeWaiting(): void {
    // Without an active worker it is the first one, which updates nothing.
    if (registration.waiting && registration.active) {
      dispatch({ type: 'found' });
      look();
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
      dispatch({ type: 'taken-over' });
      look();
    }
    hasController = true;
  });
  noticeWaiting();

  return look;
}
