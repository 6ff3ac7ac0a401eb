import {
  initialState,
  isLooking,
  isProviderPresent,
  nextState,
  type AdEvent,
  type AdState,
} from './machine';
import { AD } from './testing';

const PLACEHOLDER: AdEvent = { type: 'placeholder' };
const BACKERS: AdEvent = { type: 'backers' };
const ANSWER: AdEvent = { type: 'answer', ad: AD };
const FAILURE: AdEvent = { type: 'failure' };

/** A slot after so many looks with nothing found, and then some events. */
function after(looks: number, ...events: AdEvent[]): AdState {
  const inVain = Array.from({ length: looks }, (): AdEvent => ({ type: 'look' }));
  return [...inVain, ...events].reduce(nextState, initialState(true));
}

describe('spec 4.4: the looks', () => {
  it('spec 4.4: six looks with nothing found are not yet a blocker', () => {
    expect(after(6).status).toBe('checking');
  });

  it('spec 4.4: the 7th look with nothing found means blocked', () => {
    expect(after(7).status).toBe('blocked');
  });

  it('spec 4.4: a placeholder at the 9th look undoes blocked and ends the looks', () => {
    expect(after(8).status).toBe('blocked');
    const state = after(8, PLACEHOLDER);
    expect(state.status).toBe('shown');
    expect(isLooking(state)).toBe(false);
  });

  it('spec 4.4: a placeholder at the 30th look, the last, still undoes blocked', () => {
    expect(isLooking(after(29))).toBe(true);
    expect(after(29, PLACEHOLDER).status).toBe('shown');
  });

  it.each([PLACEHOLDER, BACKERS, ANSWER])(
    'spec 4.4: after the 30th look in vain, blocked is for good ($type)',
    (event) => {
      expect(isLooking(after(30))).toBe(false);
      expect(after(30, event).status).toBe('blocked');
    },
  );

  it('spec 4.4: the backers page in a placeholder means the provider is out of ads', () => {
    expect(after(0, BACKERS)).toEqual({ status: 'out' });
    expect(after(12, BACKERS)).toEqual({ status: 'out' });
  });

  it.each([PLACEHOLDER, BACKERS])('spec 4.4: $type found ends the looks', (event) => {
    const settled = after(2, event);
    expect(nextState(settled, { type: 'look' })).toBe(settled);
    expect(isLooking(settled)).toBe(false);
  });

  it('spec 4.4: while looks remain, a blocked provider keeps its place in the page', () => {
    expect(isProviderPresent(after(7))).toBe(true);
    expect(isProviderPresent(after(29))).toBe(true);
    expect(isProviderPresent(after(30))).toBe(false);
    expect(isProviderPresent(after(3, BACKERS))).toBe(false);
  });
});

describe('spec 4.3: the answer', () => {
  it('spec 4.3: an ad is shown, and is not replaced', () => {
    const shown = { status: 'shown', ad: AD };
    expect(after(0, ANSWER)).toEqual(shown);
    expect(after(0, ANSWER, { type: 'answer', ad: null }, BACKERS, PLACEHOLDER)).toEqual(shown);
  });

  it('spec 4.3: a late ad undoes blocked while looks remain', () => {
    expect(after(15, ANSWER)).toEqual({ status: 'shown', ad: AD });
  });

  it('spec 4.3: an ad comes through although a placeholder ended the looks before it', () => {
    expect(after(1, PLACEHOLDER, ANSWER)).toEqual({ status: 'shown', ad: AD });
  });

  it('spec 4.3: ten answers without an ad mean that the provider is out of ads', () => {
    expect(after(1, { type: 'answer', ad: null })).toEqual({ status: 'out' });
  });

  it('spec 4.3: without a provider there is nothing to wait for', () => {
    expect(initialState(false)).toEqual({ status: 'out' });
    expect(nextState(initialState(false), PLACEHOLDER)).toEqual({ status: 'out' });
  });
});

describe('spec 4.7: a failure', () => {
  it.each([after(0), after(9), after(30), after(0, ANSWER), after(0, BACKERS)])(
    'spec 4.7: ends a slot that was $status, for good',
    (state) => {
      const crashed = nextState(state, FAILURE);
      expect(crashed).toEqual({ status: 'crashed' });
      expect(isProviderPresent(crashed)).toBe(false);
      expect([ANSWER, PLACEHOLDER, BACKERS].reduce(nextState, crashed)).toEqual(crashed);
    },
  );
});
