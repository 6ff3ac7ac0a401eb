import * as fc from 'fast-check';
import {
  mayReload,
  nextStep,
  type TabFacts,
  type UpdateAction,
  type UpdateEvent,
  type UpdatePhase,
} from './updates';

const FREE: TabFacts = {
  focused: true,
  online: true,
  unsaved: false,
  acting: false,
  leaving: false,
  reloadedLately: false,
};

const found: UpdateEvent = { type: 'found' };
const takenOver: UpdateEvent = { type: 'taken-over' };
function look(facts: Partial<TabFacts> = {}): UpdateEvent {
  return { type: 'look', facts: { ...FREE, ...facts } };
}

/** What is done, event by event, from a page without an update on. */
function actions(events: readonly UpdateEvent[]): readonly UpdateAction[] {
  let phase: UpdatePhase = 'current';
  return events.map((event) => {
    const step = nextStep(phase, event);
    phase = step.phase;
    return step.action;
  });
}

describe('spec 7.2: a waiting update reloads the page once, when the tab has focus', () => {
  it('with one tab: the worker takes over, then the page reloads', () => {
    expect(actions([found, look(), takenOver, look()])).toEqual([null, 'activate', null, 'reload']);
  });

  it.each<[string, Partial<TabFacts>]>([
    ['without focus', { focused: false }],
    ['while the reader would lose something', { unsaved: true }],
    ['while the reader presses something', { acting: true }],
    ['while another page is on its way', { leaving: true }],
    ['offline', { online: false }],
    ['after a reload a short while ago', { reloadedLately: true }],
  ])('not %s', (_name, facts) => {
    expect(mayReload({ ...FREE, ...facts })).toBe(false);
    expect(actions([found, look(facts)])).toEqual([null, null]);
    expect(actions([found, look(), takenOver, look(facts)])).toEqual([
      null,
      'activate',
      null,
      null,
    ]);
    expect(actions([found, look(facts), look()])).toEqual([null, null, 'activate']);
  });

  it('never twice', () => {
    const events = [found, look(), takenOver, look(), look(), takenOver, found, look()];
    expect(actions(events).filter((action) => action === 'reload')).toHaveLength(1);
  });

  it('also when another tab let the new worker in, whether or not this one had noticed it', () => {
    expect(actions([found, takenOver, look()])).toEqual([null, null, 'reload']);
    expect(actions([takenOver, look({ focused: false }), look()])).toEqual([null, null, 'reload']);
  });

  it('not without an update', () => {
    expect(actions([look(), look()])).toEqual([null, null]);
  });

  it('reloads at most once and only when it may, whatever the order of events', () => {
    const facts = fc.record({
      focused: fc.boolean(),
      online: fc.boolean(),
      unsaved: fc.boolean(),
      leaving: fc.boolean(),
      reloadedLately: fc.boolean(),
    });
    const event = fc.oneof(fc.constant(found), fc.constant(takenOver), facts.map(look));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const done = actions(events);
        expect(done.filter((action) => action === 'reload').length).toBeLessThanOrEqual(1);
        done.forEach((action, index) => {
          const cause = events[index];
          if (action !== null) {
            expect(cause?.type === 'look' && mayReload(cause.facts)).toBe(true);
          }
        });
      }),
      { numRuns: 1000 },
    );
  });
});
