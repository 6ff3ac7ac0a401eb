import { FakeServiceWorker } from '../../../tests/support/fakeRegistration';
import { freshVisits, FakeVisit, later } from './testingUpdates';
import { markReload, wasReloadedLately } from './updates';

let visit: FakeVisit;

freshVisits((fresh) => {
  visit = fresh;
});

describe('spec 7.2: a waiting update', () => {
  it('is activated and reloads the page once', async () => {
    visit.watch();
    const update = visit.registration.findUpdate();
    await later();
    expect(update.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(visit.reload).not.toHaveBeenCalled();
    visit.takeOver();
    await later(60_000);
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('does so too if it was waiting before the page loaded', async () => {
    visit.registration.waiting = new FakeServiceWorker();
    visit.watch();
    await later();
    visit.takeOver();
    await later();
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('waits for focus', async () => {
    visit.isFocused = false;
    const look = visit.watch();
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

  it('waits for a comment that is started while the worker takes over', async () => {
    visit.watch();
    visit.registration.findUpdate();
    await later();
    visit.hasUnsavedWork = true;
    visit.takeOver();
    await later(60_000);
    expect(visit.reload).not.toHaveBeenCalled();
    visit.hasUnsavedWork = false;
    await later(5000);
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('does not cancel a navigation if the reader returns by clicking a link', async () => {
    visit.isFocused = false;
    const focus = visit.watch();
    visit.registration.findUpdate();
    visit.isFocused = true;
    focus();
    window.dispatchEvent(new Event('beforeunload'));
    visit.takeOver();
    await later(59_000);
    expect(visit.reload).not.toHaveBeenCalled();
    // It was a download.
    await later(10_000);
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('does not swallow the click that focuses the tab, however long the press', async () => {
    visit.isFocused = false;
    const focus = visit.watch();
    visit.registration.findUpdate();
    visit.isFocused = true;
    focus();
    window.dispatchEvent(new Event('pointerdown'));
    visit.takeOver();
    await later(20_000);
    expect(visit.reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerup'));
    await later(1999);
    expect(visit.reload).not.toHaveBeenCalled();
    await later(5000);
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('does not swallow a key press', async () => {
    visit.watch();
    visit.registration.findUpdate();
    window.dispatchEvent(new Event('keydown'));
    visit.takeOver();
    await later(1999);
    expect(visit.reload).not.toHaveBeenCalled();
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
});

describe('spec 7.2: with several tabs open, the focused one updates', () => {
  let other: FakeVisit;

  beforeEach(() => {
    other = new FakeVisit(visit.registration);
    other.isFocused = false;
  });

  it('and each of the others once, when it gets focus', async () => {
    visit.watch();
    const focusOther = other.watch();
    const update = visit.registration.findUpdate();
    await later();
    expect(update.postMessage).toHaveBeenCalledTimes(1);
    visit.takeOver(other);
    await later(60_000);
    expect(visit.reload).toHaveBeenCalledTimes(1);
    expect(other.reload).not.toHaveBeenCalled();
    // Each tab has its own session storage.
    window.sessionStorage.clear();
    other.isFocused = true;
    focusOther();
    await later(60_000);
    expect(other.reload).toHaveBeenCalledTimes(1);
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('but not one with unsaved work, until it is saved', async () => {
    visit.watch();
    const focusOther = other.watch();
    visit.registration.findUpdate();
    visit.takeOver(other);
    window.sessionStorage.clear();
    other.isFocused = true;
    other.hasUnsavedWork = true;
    focusOther();
    await later(60_000);
    expect(other.reload).not.toHaveBeenCalled();
    other.hasUnsavedWork = false;
    await later(5000);
    expect(other.reload).toHaveBeenCalledTimes(1);
  });

  it('and none while no tab has focus', async () => {
    visit.isFocused = false;
    visit.watch();
    other.watch();
    const update = visit.registration.findUpdate();
    await later(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
  });
});

describe('spec 7.2: storage that throws does not stop updates', () => {
  it.each(['getItem', 'setItem'] as const)('where %s throws', async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    visit.watch();
    visit.registration.findUpdate();
    await later();
    visit.takeOver();
    await later();
    expect(visit.reload).toHaveBeenCalledTimes(1);
    // After the reload, the host offers yet another build, because it alternates.
    const next = new FakeVisit();
    next.loadedBy = 'reload';
    next.watch();
    const update = next.registration.findUpdate();
    await later(60_000);
    expect(update.postMessage).not.toHaveBeenCalled();
  });
});

describe('spec 7.2: never in a loop', () => {
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

describe('spec 7.2: events that are not updates', () => {
  it('the first worker of all', async () => {
    visit.registration.active = null;
    visit.container.controller = null;
    visit.watch();
    const first = visit.registration.findUpdate();
    visit.takeOver();
    await later(60_000);
    expect(first.postMessage).not.toHaveBeenCalled();
    expect(visit.reload).not.toHaveBeenCalled();
  });

  it('but the second worker is an update', async () => {
    visit.registration.active = null;
    visit.container.controller = null;
    visit.watch();
    visit.registration.findUpdate();
    visit.takeOver();
    visit.registration.findUpdate();
    await later();
    visit.takeOver();
    await later();
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });
});

describe('spec 7.2: an update that was asked to take over', () => {
  it('is asked again if it does not, unless the reader has started a comment', async () => {
    visit.watch();
    const update = visit.registration.findUpdate();
    await later();
    visit.hasUnsavedWork = true;
    await later(60_000);
    expect(update.postMessage).toHaveBeenCalledTimes(1);
    visit.hasUnsavedWork = false;
    await later(5000);
    expect(update.postMessage).toHaveBeenCalledTimes(2);
    visit.takeOver();
    await later(60_000);
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('may be superseded by a newer one, which then reloads the page', async () => {
    visit.watch();
    visit.registration.findUpdate();
    await later();
    const newer = visit.registration.findUpdate();
    await later(5000);
    expect(newer.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    visit.takeOver();
    await later();
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });
});
