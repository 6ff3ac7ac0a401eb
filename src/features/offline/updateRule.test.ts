import * as fc from 'fast-check';
import { FakeServiceWorker } from '../../../tests/support/fakeRegistration';
import { FakeTab, setUpTab } from './testingUpdates';

let tab: FakeTab;

setUpTab((fresh) => {
  tab = fresh;
});

describe('spec 7.2: the worker does not take over, and the page does not reload', () => {
  it('while the rule forbids it', () => {
    tab.mayReload = false;
    const checkForUpdate = tab.watch();
    const update = tab.registration.findUpdate();
    checkForUpdate();
    expect(update.postMessage).not.toHaveBeenCalled();
    tab.mayReload = true;
    checkForUpdate();
    expect(update.postMessage).toHaveBeenCalledTimes(1);
    tab.mayReload = false;
    tab.takeOver();
    checkForUpdate();
    expect(tab.reload).not.toHaveBeenCalled();
    tab.mayReload = true;
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
    tab.registration.findUpdate();
    tab.takeOver();
    checkForUpdate();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('even if another tab activated the new worker before this one noticed it', () => {
    tab.mayReload = false;
    const checkForUpdate = tab.watch();
    tab.registration.waiting = new FakeServiceWorker();
    tab.takeOver();
    expect(tab.reload).not.toHaveBeenCalled();
    tab.mayReload = true;
    checkForUpdate();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('at most once and only when allowed, whatever the order of events', () => {
    const anyEvent = fc.constantFrom('found', 'taken over', 'allowed', 'forbidden');
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
            subject.mayReload = event === 'allowed';
            checkForUpdate();
          }
          expect(subject.mayReload || countActions() === before).toBe(true);
        }
        expect(subject.reload.mock.calls.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});
