import { FakeRegistration } from '../../../tests/support/fakeRegistration';
import { markReload, wasReloadedLately, watchUpdates } from './updates';

class FakeContainer extends EventTarget {
  controller: ServiceWorker | null = null;
}

/** A simulated tab. */
export class FakeTab {
  readonly registration: FakeRegistration;
  readonly container = new FakeContainer();
  readonly reload = jest.fn(markReload);
  isFocused = true;
  isOnline = true;
  hasUnsavedWork = false;
  loadedBy: NavigationTimingType = 'navigate';

  /** @param registration shared between tabs */
  constructor(registration = new FakeRegistration()) {
    this.registration = registration;
    this.container.controller = registration.active as unknown as ServiceWorker | null;
  }

  /** Returns the page's focus handler. */
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

  /** Activates the new worker, and notifies all tabs. */
  takeOver(...others: readonly FakeTab[]): void {
    this.registration.active = this.registration.waiting;
    this.registration.waiting = null;
    for (const { container } of [this, ...others]) {
      container.controller = this.registration.active as unknown as ServiceWorker | null;
      container.dispatchEvent(new Event('controllerchange'));
    }
  }
}

/** Advances the fake timers and flushes promises. */
export async function advance(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

/** Sets up a new tab for each test, with fake timers and empty storage. */
export function setUpTab(assign: (tab: FakeTab) => void): void {
  beforeEach(() => {
    jest.useFakeTimers();
    window.sessionStorage.clear();
    assign(new FakeTab());
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
