import { watchLeaving } from '../../recovery';
import { WITHDRAWN } from './worker/scope';

/** Polling interval while an update is pending, e.g. until a comment has been sent. */
const LOOK_EVERY_MS = 5000;

/** Handled by plugin-pwa's worker. */
const SKIP_WAITING = { type: 'SKIP_WAITING' };

interface Dependencies {
  readonly registration: ServiceWorkerRegistration;
  readonly container: Pick<ServiceWorkerContainer, 'addEventListener' | 'controller'>;
  /** Whether this page shows the newest build, because it has just been reloaded. */
  readonly isRenewed: () => boolean;
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

/**
 * Applies updates (spec 7.2): the focused tab activates the new worker and reloads; other tabs
 * reload once they get focus. The rule is checked before activation and again before reloading. An
 * update found by a page that has just been reloaded, for whatever reason, takes over without
 * another reload: it is the same deploy.
 *
 * @returns a function that checks whether a pending update can proceed
 */
export function watchUpdates(dependencies: Dependencies): () => void {
  const { registration, container, isRenewed, mayReload, reload } = dependencies;
  /** `activated`: the new worker controls this page, which is still the old one. */
  let phase: 'current' | 'waiting' | 'activated' | 'done' = 'current';
  let timer: ReturnType<typeof setInterval> | undefined;
  /** If not, the next controller is the first worker, which is no update. */
  let hasController = container.controller !== null;
  let isAdopted = false;

  function finish(): void {
    phase = 'done';
    clearInterval(timer);
  }

  function look(): void {
    if (phase === 'waiting' && mayReload()) {
      // Repeated: a worker asked earlier may be superseded, or waiting for the old one's requests.
      registration.waiting?.postMessage(SKIP_WAITING);
    } else if (phase === 'activated' && mayReload()) {
      finish();
      reload();
    }
  }

  function enter(next: 'waiting' | 'activated'): void {
    if (phase === 'current') {
      timer = setInterval(look, LOOK_EVERY_MS);
      watchLeaving();
    }
    // If the page is about to reload anyway, ignore a newer worker.
    if (phase === 'current' || phase === 'waiting') {
      phase = next;
    }
    look();
  }

  function noticeWaiting(): void {
    // Without an active worker, it is the first one, which is no update.
    if (!registration.waiting || !registration.active) {
      return;
    }
    if (phase === 'current' && isRenewed()) {
      isAdopted = true;
      registration.waiting.postMessage(SKIP_WAITING);
    } else {
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
    if (isAdopted) {
      isAdopted = false;
    } else if (hasController || phase !== 'current') {
      enter('activated');
    }
    hasController = true;
  });
  container.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const { type } = Object(data) as { readonly type?: unknown };
    if (type === WITHDRAWN.type) {
      finish();
      ports.forEach((port) => port.postMessage(null));
    }
  });
  noticeWaiting();

  return look;
}
