import * as fc from 'fast-check';
import { FakeServiceWorker } from '../../../tests/support/fakeRegistration';
import { FakeTab, setUpTab } from './testingUpdates';

type Facts = Pick<FakeTab, 'isFocused' | 'isOnline' | 'hasUnsavedWork'>;

const UNOBSTRUCTED: Facts = { isFocused: true, isOnline: true, hasUnsavedWork: false };

let tab: FakeTab;

setUpTab((fresh) => {
  tab = fresh;
});

describe('spec 7.2: the worker does not take over, and the page does not reload', () => {
  it.each<[string, Partial<Facts>]>([
    ['without focus', { isFocused: false }],
    ['with unsaved work', { hasUnsavedWork: true }],
    ['offline', { isOnline: false }],
  ])('%s', (_name, obstacle) => {
    Object.assign(tab, obstacle);
    const checkForUpdate = tab.watch();
    const update = tab.registration.findUpdate();
    checkForUpdate();
    expect(update.postMessage).not.toHaveBeenCalled();
    Object.assign(tab, UNOBSTRUCTED);
    checkForUpdate();
    expect(update.postMessage).toHaveBeenCalledTimes(1);
    Object.assign(tab, obstacle);
    tab.takeOver();
    checkForUpdate();
    expect(tab.reload).not.toHaveBeenCalled();
    Object.assign(tab, UNOBSTRUCTED);
    checkForUpdate();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('without an update', () => {
    const checkForUpdate = tab.watch();
    checkForUpdate();
    expect(tab.reload).not.toHaveBeenCalled();
  });
});

describe('spec 7.2: the page reloads', () => {
  it('never twice, whatever happens afterwards', () => {
    const checkForUpdate = tab.watch();
    tab.registration.findUpdate();
    tab.takeOver();
    window.sessionStorage.clear();
    tab.registration.findUpdate();
    tab.takeOver();
    checkForUpdate();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('even if another tab activated the new worker before this one noticed it', () => {
    tab.isFocused = false;
    const checkForUpdate = tab.watch();
    tab.registration.waiting = new FakeServiceWorker();
    tab.takeOver();
    expect(tab.reload).not.toHaveBeenCalled();
    tab.isFocused = true;
    checkForUpdate();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('at most once and only when allowed, whatever the order of events', () => {
    const facts = fc.record({
      isFocused: fc.boolean(),
      isOnline: fc.boolean(),
      hasUnsavedWork: fc.boolean(),
    });
    const anyEvent = fc.oneof(fc.constant('found'), fc.constant('taken over'), facts);
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const subject = new FakeTab();
        const checkForUpdate = subject.watch();
        const workers: FakeServiceWorker[] = [];
        const countActions = () =>
          workers.reduce((sum, { postMessage }) => sum + postMessage.mock.calls.length, 0) +
          subject.reload.mock.calls.length;
        for (const event of events) {
          const before = countActions();
          if (event === 'found') {
            workers.push(subject.registration.findUpdate());
          } else if (event === 'taken over') {
            subject.container.dispatchEvent(new Event('controllerchange'));
          } else {
            Object.assign(subject, event);
            checkForUpdate();
          }
          // Preventing a second reload must not depend on storage.
          window.sessionStorage.clear();
          const mayAct = subject.isFocused && subject.isOnline && !subject.hasUnsavedWork;
          expect(mayAct || countActions() === before).toBe(true);
        }
        expect(subject.reload.mock.calls.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});
