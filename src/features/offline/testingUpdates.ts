import { FakeRegistration } from '../../../tests/support/fakeRegistration';
import { createReloadMark } from './reloadMark';
import { watchUpdates, type UpdateWatch } from './watchUpdates';

/** A page in a browser: what it finds, and what its reader does. */
export class FakeVisit {
  readonly registration = new FakeRegistration();
  readonly reload = jest.fn();
  isFocused = true;
  hasUnsentText = false;
  /** How many tabs of the site are open. */
  tabs = 1;
  private readonly container = new EventTarget();

  /** The page begins to watch. */
  watch(): UpdateWatch {
    return watchUpdates({
      registration: this.registration as unknown as ServiceWorkerRegistration,
      container: this.container,
      isFocused: () => this.isFocused,
      isOnline: () => true,
      hasUnsentText: () => this.hasUnsentText,
      askTabs: () => Promise.resolve(this.tabs),
      reloadMark: createReloadMark(() => window.sessionStorage),
      reload: this.reload,
    });
  }

  /** The new worker does as it was told. */
  takeOver(): void {
    this.registration.active = this.registration.waiting;
    this.registration.waiting = null;
    this.container.dispatchEvent(new Event('controllerchange'));
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
  });
}
