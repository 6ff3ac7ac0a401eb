import { FakeServiceWorker } from '../../../tests/support/fakeRegistration';
import { advance, FakeTab, setUpTab } from './testingUpdates';
import { markReload, wasReloadedLately } from './updates';

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
    tab.isFocused = false;
    const checkForUpdate = tab.watch();
    const update = tab.registration.findUpdate();
    await advance(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
    tab.isFocused = true;
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
    tab.hasUnsavedWork = true;
    tab.takeOver();
    await advance(60_000);
    expect(tab.reload).not.toHaveBeenCalled();
    tab.hasUnsavedWork = false;
    await advance(5000);
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('does not cancel a navigation if the reader returns by clicking a link', async () => {
    tab.isFocused = false;
    const focus = tab.watch();
    tab.registration.findUpdate();
    tab.isFocused = true;
    focus();
    window.dispatchEvent(new Event('beforeunload'));
    tab.takeOver();
    await advance(59_000);
    expect(tab.reload).not.toHaveBeenCalled();
    // It was a download.
    await advance(10_000);
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('does not swallow the click that focuses the tab, however long the press', async () => {
    tab.isFocused = false;
    const focus = tab.watch();
    tab.registration.findUpdate();
    tab.isFocused = true;
    focus();
    window.dispatchEvent(new Event('pointerdown'));
    tab.takeOver();
    await advance(20_000);
    expect(tab.reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerup'));
    await advance(1999);
    expect(tab.reload).not.toHaveBeenCalled();
    await advance(5000);
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('does not swallow a key press', async () => {
    tab.watch();
    tab.registration.findUpdate();
    window.dispatchEvent(new Event('keydown'));
    tab.takeOver();
    await advance(1999);
    expect(tab.reload).not.toHaveBeenCalled();
    await advance(5000);
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload a page that has just reloaded itself', async () => {
    window.sessionStorage.setItem('toolpad-docs-reloaded', String(Date.now() - 60_000));
    tab.watch();
    const update = tab.registration.findUpdate();
    await advance(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
    await advance(9 * 60_000);
    expect(update.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  });
});

describe('spec 7.2: with several tabs open, the focused one updates', () => {
  let other: FakeTab;

  beforeEach(() => {
    other = new FakeTab(tab.registration);
    other.isFocused = false;
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
    // Each tab has its own session storage.
    window.sessionStorage.clear();
    other.isFocused = true;
    focusOther();
    await advance(60_000);
    expect(other.reload).toHaveBeenCalledTimes(1);
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('but a tab with unsaved work only once that is saved', async () => {
    tab.watch();
    const focusOther = other.watch();
    tab.registration.findUpdate();
    tab.takeOver(other);
    window.sessionStorage.clear();
    other.isFocused = true;
    other.hasUnsavedWork = true;
    focusOther();
    await advance(60_000);
    expect(other.reload).not.toHaveBeenCalled();
    other.hasUnsavedWork = false;
    await advance(5000);
    expect(other.reload).toHaveBeenCalledTimes(1);
  });

  it('and none while no tab has focus', async () => {
    tab.isFocused = false;
    tab.watch();
    other.watch();
    const update = tab.registration.findUpdate();
    await advance(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
  });
});

describe('spec 7.2: storage that throws does not stop updates', () => {
  it.each(['getItem', 'setItem'] as const)('when %s throws', async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    tab.watch();
    tab.registration.findUpdate();
    await advance();
    tab.takeOver();
    await advance();
    expect(tab.reload).toHaveBeenCalledTimes(1);
    // After the reload, the host offers yet another build, because it alternates.
    const next = new FakeTab();
    next.loadedBy = 'reload';
    next.watch();
    const update = next.registration.findUpdate();
    await advance(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
  });
});

describe('spec 7.2: reload loops are prevented', () => {
  it('a tab remembers its reload for ten minutes', () => {
    const isRecent = () => wasReloadedLately('reload');
    expect(isRecent()).toBe(false);
    markReload();
    jest.advanceTimersByTime(10 * 60_000 - 1);
    expect(isRecent()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isRecent()).toBe(false);
  });

  it.each(['', 'yesterday', 'NaN'])('an invalid time (%j) is ignored', (text) => {
    window.sessionStorage.setItem('toolpad-docs-reloaded', text);
    expect(wasReloadedLately('reload')).toBe(false);
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
    tab.hasUnsavedWork = true;
    await advance(60_000);
    expect(update.postMessage).toHaveBeenCalledTimes(1);
    tab.hasUnsavedWork = false;
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
