import { FakeRegistration } from '../../../tests/support/fakeRegistration';
import { watchUpdates } from './updates';

class FakeContainer extends EventTarget {
  controller: ServiceWorker | null = null;
}

/** A simulated tab. */
export class FakeTab {
  readonly registration: FakeRegistration;
  readonly container = new FakeContainer();
  readonly reload = jest.fn();
  /** What the page's rule says (`src/recovery/reload.ts`). */
  mayReload = true;
  isRenewed = false;

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
      isRenewed: () => this.isRenewed,
      mayReload: () => this.mayReload,
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

/** Sets up a new tab for each test, with fake timers. */
export function setUpTab(assign: (tab: FakeTab) => void): void {
  beforeEach(() => {
    jest.useFakeTimers();
    assign(new FakeTab());
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
