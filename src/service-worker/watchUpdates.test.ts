import { FakeRegistration, FakeServiceWorker } from '../../tests/support/fakeRegistration';
import { createReloadMark } from './reloadMark';
import { watchUpdates, type UpdateWatch } from './watchUpdates';

const reload = jest.fn();
let registration: FakeRegistration;
let container: EventTarget;
let reader: { focused: boolean; online: boolean; unsent: boolean; tabs: number };

function watch(): UpdateWatch {
  return watchUpdates({
    registration: registration as unknown as ServiceWorkerRegistration,
    container: container,
    isFocused: () => reader.focused,
    isOnline: () => reader.online,
    hasUnsentText: () => reader.unsent,
    askTabs: () => Promise.resolve(reader.tabs),
    reloadMark: createReloadMark(() => window.sessionStorage),
    reload,
  });
}

/** The new worker does as it was told. */
function takeOver(): void {
  registration.active = registration.waiting;
  registration.waiting = null;
  container.dispatchEvent(new Event('controllerchange'));
}

async function later(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
  reload.mockClear();
  registration = new FakeRegistration();
  container = new EventTarget();
  reader = { focused: true, online: true, unsent: false, tabs: 1 };
});

afterEach(() => {
  jest.useRealTimers();
});

describe('spec 7.2: a waiting update', () => {
  it('is let in and reloads the page once', async () => {
    watch();
    const update = registration.findUpdate();
    await later();
    expect(update.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    await later(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that waited before the page was loaded does so too', async () => {
    registration.waiting = new FakeServiceWorker();
    watch();
    await later();
    takeOver();
    await later();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for focus', async () => {
    reader.focused = false;
    const { look } = watch();
    const update = registration.findUpdate();
    await later(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
    reader.focused = true;
    look();
    await later();
    takeOver();
    await later();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits until the other tab is closed', async () => {
    reader.tabs = 2;
    watch();
    const update = registration.findUpdate();
    await later(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
    reader.tabs = 1;
    await later(5000);
    expect(update.postMessage).toHaveBeenCalledTimes(1);
  });

  it('waits for a comment that is begun while the worker takes over', async () => {
    watch();
    registration.findUpdate();
    await later();
    reader.unsent = true;
    takeOver();
    await later(60_000);
    expect(reload).not.toHaveBeenCalled();
    reader.unsent = false;
    await later(5000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload a page that has just reloaded itself', async () => {
    window.sessionStorage.setItem('toolpad-docs-reloaded', String(Date.now() - 60_000));
    watch();
    const update = registration.findUpdate();
    await later(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
    await later(9 * 60_000);
    expect(update.postMessage).toHaveBeenCalledTimes(1);
  });

  it('does not reload when the browser does not let the tab remember it', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    watch();
    registration.findUpdate();
    await later();
    takeOver();
    await later(60_000);
    expect(reload).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});

describe('spec 7.2: what is no update', () => {
  it('the first worker of all', async () => {
    registration.active = null;
    const { isOutdated } = watch();
    const first = registration.findUpdate();
    takeOver();
    await later(60_000);
    expect(first.postMessage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    expect(isOutdated()).toBe(false);
  });
});

describe('spec 7.3: a page is outdated', () => {
  it('when an update is found after it was loaded, however long that waits', async () => {
    reader.tabs = 2;
    const { isOutdated } = watch();
    expect(isOutdated()).toBe(false);
    registration.findUpdate();
    await later(60_000);
    expect(isOutdated()).toBe(true);
  });

  it('not when the update waited before: the page came from the network', async () => {
    reader.tabs = 2;
    registration.waiting = new FakeServiceWorker();
    const { isOutdated } = watch();
    await later(60_000);
    expect(isOutdated()).toBe(false);
  });
});
