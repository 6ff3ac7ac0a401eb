import { FakeServiceWorker } from '../../../tests/support/fakeRegistration';
import { advance, FakeTab, setUpTab } from './testingUpdates';
import { WITHDRAWN } from './worker/scope';

let tab: FakeTab;

setUpTab((fresh) => {
  tab = fresh;
});

describe('spec 7.2: a waiting update', () => {
  it('is activated and reloads the page once', async () => {
    tab.watch();
    const update = tab.registration.findUpdate();
    await advance();
    expect(update.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(tab.reload).not.toHaveBeenCalled();
    tab.takeOver();
    await advance(60_000);
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('is applied even if it was waiting before the page loaded', async () => {
    tab.registration.waiting = new FakeServiceWorker();
    tab.watch();
    await advance();
    tab.takeOver();
    await advance();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('waits for focus', async () => {
    tab.mayReload = false;
    const checkForUpdate = tab.watch();
    const update = tab.registration.findUpdate();
    await advance(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
    tab.mayReload = true;
    checkForUpdate();
    await advance();
    tab.takeOver();
    await advance();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('waits for a comment that is started while the worker takes over', async () => {
    tab.watch();
    tab.registration.findUpdate();
    await advance();
    tab.mayReload = false;
    tab.takeOver();
    await advance(60_000);
    expect(tab.reload).not.toHaveBeenCalled();
    tab.mayReload = true;
    await advance(5000);
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });
});

describe('spec 7.2: with several tabs open, the focused one updates', () => {
  let other: FakeTab;

  beforeEach(() => {
    other = new FakeTab(tab.registration);
    other.mayReload = false;
  });

  it('and each of the others once, when it gets focus', async () => {
    tab.watch();
    const focusOther = other.watch();
    const update = tab.registration.findUpdate();
    await advance();
    expect(update.postMessage).toHaveBeenCalledTimes(1);
    tab.takeOver(other);
    await advance(60_000);
    expect(tab.reload).toHaveBeenCalledTimes(1);
    expect(other.reload).not.toHaveBeenCalled();
    other.mayReload = true;
    focusOther();
    await advance(60_000);
    expect(other.reload).toHaveBeenCalledTimes(1);
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('and none while no tab has focus', async () => {
    tab.mayReload = false;
    tab.watch();
    other.watch();
    const update = tab.registration.findUpdate();
    await advance(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
  });
});

describe('spec 7.2: on a first visit', () => {
  it('the first worker is not an update', async () => {
    tab.registration.active = null;
    tab.container.controller = null;
    tab.watch();
    const first = tab.registration.findUpdate();
    tab.takeOver();
    await advance(60_000);
    expect(first.postMessage).not.toHaveBeenCalled();
    expect(tab.reload).not.toHaveBeenCalled();
  });

  it('the second worker is an update', async () => {
    tab.registration.active = null;
    tab.container.controller = null;
    tab.watch();
    tab.registration.findUpdate();
    tab.takeOver();
    tab.registration.findUpdate();
    await advance();
    tab.takeOver();
    await advance();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });
});

describe('spec 7.2: an update that was asked to take over', () => {
  it('is asked again if it does not, unless the reader has started a comment', async () => {
    tab.watch();
    const update = tab.registration.findUpdate();
    await advance();
    tab.mayReload = false;
    await advance(60_000);
    expect(update.postMessage).toHaveBeenCalledTimes(1);
    tab.mayReload = true;
    await advance(5000);
    expect(update.postMessage).toHaveBeenCalledTimes(2);
    tab.takeOver();
    await advance(60_000);
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('may be superseded by a newer one, which then reloads the page', async () => {
    tab.watch();
    tab.registration.findUpdate();
    await advance();
    const newer = tab.registration.findUpdate();
    await advance(5000);
    expect(newer.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    tab.takeOver();
    await advance();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });
});

describe('spec 7.2: a page that has just been reloaded, for whatever reason', () => {
  beforeEach(() => {
    tab.isRenewed = true;
  });

  it('activates the update of that deploy, without another reload', async () => {
    tab.registration.waiting = new FakeServiceWorker();
    tab.watch();
    expect(tab.registration.waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    tab.takeOver();
    await advance(60_000);
    expect(tab.reload).not.toHaveBeenCalled();
  });

  it('reloads for the next deploy', async () => {
    tab.watch();
    tab.registration.findUpdate();
    tab.takeOver();
    tab.isRenewed = false;
    tab.registration.findUpdate();
    tab.takeOver();
    await advance();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('has other tabs reload when they get focus', async () => {
    const other = new FakeTab(tab.registration);
    other.mayReload = false;
    const focusOther = other.watch();
    tab.watch();
    tab.registration.findUpdate();
    tab.takeOver(other);
    other.mayReload = true;
    focusOther();
    await advance();
    expect(other.reload).toHaveBeenCalledTimes(1);
  });
});

it('a worker that withdraws itself gets an answer, and reloads no tab', async () => {
  const focus = tab.watch();
  const port = { postMessage: jest.fn() };
  const message = new MessageEvent('message', { data: WITHDRAWN });
  Object.defineProperty(message, 'ports', { value: [port] });
  tab.container.dispatchEvent(message);
  expect(port.postMessage).toHaveBeenCalledTimes(1);
  tab.registration.findUpdate();
  tab.takeOver();
  focus();
  await advance(60_000);
  expect(tab.reload).not.toHaveBeenCalled();
});
