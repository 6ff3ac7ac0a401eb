import { FakeServiceWorker } from '../../../tests/support/fakeRegistration';
import { freshVisits, later, type FakeVisit } from './testingUpdates';

let visit: FakeVisit;

freshVisits((fresh) => {
  visit = fresh;
});

describe('spec 7.2: a waiting update', () => {
  it('is let in and reloads the page once', async () => {
    visit.watch();
    const update = visit.registration.findUpdate();
    await later();
    expect(update.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(visit.reload).not.toHaveBeenCalled();
    visit.takeOver();
    await later(60_000);
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('that waited before the page was loaded does so too', async () => {
    visit.registration.waiting = new FakeServiceWorker();
    visit.watch();
    await later();
    visit.takeOver();
    await later();
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('waits for focus', async () => {
    visit.isFocused = false;
    const { look } = visit.watch();
    const update = visit.registration.findUpdate();
    await later(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
    visit.isFocused = true;
    look();
    await later();
    visit.takeOver();
    await later();
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('waits until the other tab is closed', async () => {
    visit.tabs = 2;
    visit.watch();
    const update = visit.registration.findUpdate();
    await later(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
    visit.tabs = 1;
    await later(5000);
    expect(update.postMessage).toHaveBeenCalledTimes(1);
  });

  it('waits for a comment that is begun while the worker takes over', async () => {
    visit.watch();
    visit.registration.findUpdate();
    await later();
    visit.hasUnsentText = true;
    visit.takeOver();
    await later(60_000);
    expect(visit.reload).not.toHaveBeenCalled();
    visit.hasUnsentText = false;
    await later(5000);
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload a page that has just reloaded itself', async () => {
    window.sessionStorage.setItem('toolpad-docs-reloaded', String(Date.now() - 60_000));
    visit.watch();
    const update = visit.registration.findUpdate();
    await later(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
    await later(9 * 60_000);
    expect(update.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  });

  it('does not reload when the browser does not let the tab remember it', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    visit.watch();
    visit.registration.findUpdate();
    await later();
    visit.takeOver();
    await later(60_000);
    expect(visit.reload).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});

describe('spec 7.2: what is no update', () => {
  it('the first worker of all', async () => {
    visit.registration.active = null;
    const { isOutdated } = visit.watch();
    const first = visit.registration.findUpdate();
    visit.takeOver();
    await later(60_000);
    expect(first.postMessage).not.toHaveBeenCalled();
    expect(visit.reload).not.toHaveBeenCalled();
    expect(isOutdated()).toBe(false);
  });
});

describe('spec 7.3: a page is outdated', () => {
  it('when an update is found after it was loaded, however long that waits', async () => {
    visit.tabs = 2;
    const { isOutdated } = visit.watch();
    expect(isOutdated()).toBe(false);
    visit.registration.findUpdate();
    await later(60_000);
    expect(isOutdated()).toBe(true);
  });

  it('not when the update waited before: the page came from the network', async () => {
    visit.tabs = 2;
    visit.registration.waiting = new FakeServiceWorker();
    const { isOutdated } = visit.watch();
    await later(60_000);
    expect(isOutdated()).toBe(false);
  });
});
