import { FakeRegistration } from '../../../tests/support/fakeRegistration';
import { markReload, wasReloadedLately, watchUpdates } from './updates';

class FakeContainer extends EventTarget {
  controller: ServiceWorker | null = null;
}

/** A simulated tab: its environment, and its reader's actions. */
export class FakeVisit {
  readonly registration: FakeRegistration;
  readonly container = new FakeContainer();
  readonly reload = jest.fn(markReload);
  isFocused = true;
  isOnline = true;
  hasUnsavedWork = false;
  /** How the browser came to load the page. */
  loadedBy: NavigationTimingType = 'navigate';

  /** @param registration another tab's, where several are open */
  constructor(registration = new FakeRegistration()) {
    this.registration = registration;
    this.container.controller = registration.active as unknown as ServiceWorker | null;
  }

  /** Starts watching; returns the page's focus handler. */
  watch(): () => void {
    return watchUpdates({
      registration: this.registration as unknown as ServiceWorkerRegistration,
      container: this.container,
      currentFacts: () => ({
        focused: this.isFocused,
        online: this.isOnline,
        unsaved: this.hasUnsavedWork,
        reloadedLately: wasReloadedLately(this.loadedBy),
      }),
      reload: this.reload,
    });
  }

  /** The new worker takes over, which all tabs notice. */
  takeOver(...others: readonly FakeVisit[]): void {
    this.registration.active = this.registration.waiting;
    this.registration.waiting = null;
    for (const { container } of [this, ...others]) {
      container.controller = this.registration.active as unknown as ServiceWorker | null;
      container.dispatchEvent(new Event('controllerchange'));
    }
  }
}

/** Flushes pending promises, and advances the clock by some milliseconds. */
export async function later(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

/** Gives each test of a file its own visit, with fake timers and empty storage. */
export function freshVisits(begin: (visit: FakeVisit) => void): void {
  beforeEach(() => {
    jest.useFakeTimers();
    window.sessionStorage.clear();
    begin(new FakeVisit());
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
