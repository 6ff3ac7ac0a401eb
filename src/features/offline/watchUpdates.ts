import type { ReloadMark } from './reloadMark';
import {
  mayReload,
  nextStep,
  type TabFacts,
  type UpdateEvent,
  type UpdatePhase,
} from './updateRule';

/** While an update waits, the tab looks this often: a comment may be sent, another tab closed. */
const LOOK_EVERY_MS = 5000;

interface Surroundings {
  readonly registration: ServiceWorkerRegistration;
  readonly container: Pick<ServiceWorkerContainer, 'addEventListener'>;
  readonly isFocused: () => boolean;
  readonly isOnline: () => boolean;
  readonly hasUnsentText: () => boolean;
  /** How many tabs of the site are open, as a worker counts them. */
  readonly askTabs: (worker: ServiceWorker) => Promise<number>;
  readonly reloadMark: ReloadMark;
  readonly reload: () => void;
}

export interface UpdateWatch {
  /** Whether a newer build was published after this page was loaded. */
  readonly isOutdated: () => boolean;
  /** Looks whether a waiting update may reload the page now. */
  readonly look: () => void;
}

/** Follows a registration's updates and does what the update rule says (spec 7.2). */
export function watchUpdates(surroundings: Surroundings): UpdateWatch {
  const {
    registration,
    container,
    isFocused,
    isOnline,
    hasUnsentText,
    askTabs,
    reloadMark,
    reload,
  } = surroundings;
  let phase: UpdatePhase = 'current';
  let isOutdated = false;
  let isLooking = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  function ownFacts(): Omit<TabFacts, 'tabs'> {
    return {
      focused: isFocused(),
      online: isOnline(),
      unsent: hasUnsentText(),
      reloadedLately: reloadMark.isRecent(),
    };
  }

  /** Whether an update is on its way to this page. */
  function isPending(): boolean {
    return phase === 'waiting' || phase === 'activating' || phase === 'activated';
  }

  function happen(event: UpdateEvent): void {
    const step = nextStep(phase, event);
    phase = step.phase;
    if (step.action === 'activate') {
      registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    } else if (step.action === 'reload' && reloadMark.set()) {
      reload();
    }
    clearInterval(timer);
    if (isPending()) {
      timer = setInterval(look, LOOK_EVERY_MS);
    }
  }

  async function lookOnce(): Promise<void> {
    const worker = phase === 'activated' ? registration.active : registration.waiting;
    // The worker is woken for the number of tabs only when nothing else speaks against a reload.
    if (worker && mayReload({ ...ownFacts(), tabs: 1 })) {
      const tabs = await askTabs(worker);
      happen({ type: 'look', facts: { ...ownFacts(), tabs } });
    }
  }

  function look(): void {
    if (!isLooking && isPending()) {
      isLooking = true;
      void lookOnce().finally(() => {
        isLooking = false;
      });
    }
  }

  /** Whether an update waits. Without an active worker it is the first one, which updates nothing. */
  function noticeWaiting(): boolean {
    if (!registration.waiting || !registration.active) {
      return false;
    }
    happen({ type: 'found' });
    look();
    return true;
  }

  function noticeNews(): void {
    isOutdated = noticeWaiting() || isOutdated;
  }

  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', noticeNews);
    // A tab in the background may hear of it when it is installed already.
    noticeNews();
  });
  registration.installing?.addEventListener('statechange', noticeNews);
  container.addEventListener('controllerchange', () => {
    happen({ type: 'taken-over' });
    look();
  });
  // One that waited before this page was loaded does not make the page outdated: pages come from the
  // network first.
  noticeWaiting();

  return { isOutdated: () => isOutdated, look };
}
