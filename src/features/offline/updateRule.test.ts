import * as fc from 'fast-check';
import { FakeServiceWorker } from '../../../tests/support/fakeRegistration';
import { FakeVisit, freshVisits } from './testingUpdates';

type Facts = Pick<FakeVisit, 'isFocused' | 'isOnline' | 'hasUnsavedWork'>;

const FREE: Facts = { isFocused: true, isOnline: true, hasUnsavedWork: false };

let visit: FakeVisit;

freshVisits((fresh) => {
  visit = fresh;
});

describe('spec 7.2: the worker does not take over, and the page does not reload', () => {
  it.each<[string, Partial<Facts>]>([
    ['without focus', { isFocused: false }],
    ['with unsaved work', { hasUnsavedWork: true }],
    ['offline', { isOnline: false }],
  ])('%s', (_name, obstacle) => {
    Object.assign(visit, obstacle);
    const look = visit.watch();
    const update = visit.registration.findUpdate();
    look();
    expect(update.postMessage).not.toHaveBeenCalled();
    Object.assign(visit, FREE);
    look();
    expect(update.postMessage).toHaveBeenCalledTimes(1);
    Object.assign(visit, obstacle);
    visit.takeOver();
    look();
    expect(visit.reload).not.toHaveBeenCalled();
    Object.assign(visit, FREE);
    look();
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('without an update', () => {
    const look = visit.watch();
    look();
    expect(visit.reload).not.toHaveBeenCalled();
  });
});

describe('spec 7.2: the page reloads', () => {
  it('never twice, whatever happens afterwards', () => {
    const look = visit.watch();
    visit.registration.findUpdate();
    visit.takeOver();
    window.sessionStorage.clear();
    visit.registration.findUpdate();
    visit.takeOver();
    look();
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('also if another tab activated the new worker before this one noticed it', () => {
    visit.isFocused = false;
    const look = visit.watch();
    visit.registration.waiting = new FakeServiceWorker();
    visit.takeOver();
    expect(visit.reload).not.toHaveBeenCalled();
    visit.isFocused = true;
    look();
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('at most once and only when allowed, whatever the order of events', () => {
    const facts = fc.record({
      isFocused: fc.boolean(),
      isOnline: fc.boolean(),
      hasUnsavedWork: fc.boolean(),
    });
    const event = fc.oneof(fc.constant('found'), fc.constant('taken over'), facts);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const tab = new FakeVisit();
        const look = tab.watch();
        const workers: FakeServiceWorker[] = [];
        const countActions = () =>
          workers.reduce((sum, { postMessage }) => sum + postMessage.mock.calls.length, 0) +
          tab.reload.mock.calls.length;
        for (const happened of events) {
          const before = countActions();
          if (happened === 'found') {
            workers.push(tab.registration.findUpdate());
          } else if (happened === 'taken over') {
            tab.container.dispatchEvent(new Event('controllerchange'));
          } else {
            Object.assign(tab, happened);
            look();
          }
          // Preventing a second reload must not depend on storage.
          window.sessionStorage.clear();
          const isFree = tab.isFocused && tab.isOnline && !tab.hasUnsavedWork;
          expect(isFree || countActions() === before).toBe(true);
        }
        expect(tab.reload.mock.calls.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});
