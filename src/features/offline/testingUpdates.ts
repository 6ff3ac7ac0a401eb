import { FakeRegistration } from '../../../tests/support/fakeRegistration';
import { markReload, wasReloadedLately, watchUpdates } from './updates';

class FakeContainer extends EventTarget {
  controller: ServiceWorker | null = null;
}

const storage = (): Storage => window.sessionStorage;

/** A tab in a browser: what it finds, and what its reader does. */
export class FakeVisit {
  readonly registration: FakeRegistration;
  readonly container = new FakeContainer();
  readonly reload = jest.fn(() => markReload(storage));
  isFocused = true;
  hasUnsavedWork = false;
  /** How the browser came to load the page. */
  loadedBy: NavigationTimingType = 'navigate';

  /** @param registration another tab's, where several are open */
  constructor(registration = new FakeRegistration()) {
    this.registration = registration;
    this.container.controller = registration.active as unknown as ServiceWorker | null;
  }

  /** The page begins to watch; the result is what it does when it gets the focus. */
  watch(): () => void {
    return watchUpdates({
      registration: this.registration as unknown as ServiceWorkerRegistration,
      container: this.container,
      currentFacts: () => ({
        focused: this.isFocused,
        online: true,
        unsaved: this.hasUnsavedWork,
        reloadedLately: wasReloadedLately(storage, this.loadedBy),
      }),
      reload: this.reload,
    });
  }

  /** The new worker does as it was told, which all tabs see. */
  takeOver(...others: readonly FakeVisit[]): void {
    this.registration.active = this.registration.waiting;
    this.registration.waiting = null;
    for (const { container } of [this, ...others]) {
      container.controller = this.registration.active as unknown as ServiceWorker | null;
      container.dispatchEvent(new Event('controllerchange'));
    }
  }
}

/** Lets what is under way come to its end, and this much time pass, in milliseconds. */
export async function later(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

/** Gives each test of a file a visit of its own, in a time of its own and a tab without a memory. */
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
