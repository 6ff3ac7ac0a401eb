import { chooseView, isLooking, nextState, type AdEvent, type AdState } from './showAd';
import { AD, DRAWS } from './testing';

/** The state after `looks` failed looks and then `events`. */
function after(looks: number, ...events: AdEvent[]): AdState {
  const failedLooks = Array.from({ length: looks }, (): AdEvent => 'look');
  return [...failedLooks, ...events].reduce(nextState, { status: 'checking', looks: 0 });
}

describe('spec 4.4: looks for a placeholder', () => {
  it('spec 4.4: the slot is not blocked after six failed looks', () => {
    expect(after(6).status).toBe('checking');
  });

  it('spec 4.4: the slot is blocked after the 7th failed look', () => {
    expect(after(7).status).toBe('blocked');
  });

  it('spec 4.4: a placeholder on the 9th look unblocks the slot and ends the looks', () => {
    expect(after(8).status).toBe('blocked');
    const state = after(8, 'placeholder');
    expect(state.status).toBe('shown');
    expect(isLooking(state)).toBe(false);
  });

  it('spec 4.4: a placeholder on the 30th and last look still unblocks the slot', () => {
    expect(isLooking(after(29))).toBe(true);
    expect(after(29, 'placeholder').status).toBe('shown');
  });

  it.each<AdEvent>(['placeholder', 'out', AD])(
    'spec 4.4: the slot stays blocked after the 30th failed look (%j)',
    (event) => {
      expect(isLooking(after(30))).toBe(false);
      expect(after(30, event).status).toBe('blocked');
    },
  );

  it('spec 4.4: a placeholder that links to the backers page means the provider is out of ads', () => {
    expect(after(0, 'out')).toEqual({ status: 'out' });
    expect(after(12, 'out')).toEqual({ status: 'out' });
  });

  it.each<AdEvent>(['placeholder', 'out'])('spec 4.4: %s ends the looks', (event) => {
    const settled = after(2, event);
    expect(nextState(settled, 'look')).toBe(settled);
    expect(isLooking(settled)).toBe(false);
  });
});

describe('spec 4.5: when blocked', () => {
  const { below, last } = DRAWS;

  it.each([
    [0, 'in-house'],
    [below, 'in-house'],
    [0.2, 'notice'],
    [last, 'notice'],
  ])('spec 4.5: a draw of %d picks %s, so that exactly 20%% are in-house', (draw, view) => {
    expect(below).toBeLessThan(0.2);
    expect(chooseView(after(7), draw)).toBe(view);
  });
});

describe('spec 4.3: the response', () => {
  it('spec 4.3: an ad is shown and never replaced', () => {
    const shown = { status: 'shown', ad: AD };
    expect(after(0, AD)).toEqual(shown);
    expect(after(0, AD, 'out', 'placeholder')).toEqual(shown);
  });

  it('spec 4.3: a late ad unblocks the slot while looks remain', () => {
    expect(after(15, AD)).toEqual({ status: 'shown', ad: AD });
  });

  it('spec 4.3: an ad is shown even if a placeholder ended the looks before it', () => {
    expect(after(1, 'placeholder', AD)).toEqual({ status: 'shown', ad: AD });
  });

  it('spec 4.3: ten responses without an ad mean the provider is out of ads', () => {
    expect(after(1, 'out')).toEqual({ status: 'out' });
  });
});

describe('spec 4.7: a failure', () => {
  it.each([after(0), after(9), after(30), after(0, AD), after(0, 'out')])(
    'spec 4.7: permanently ends a slot in the state $status',
    (state) => {
      const crashed = nextState(state, 'failure');
      expect(crashed).toEqual({ status: 'crashed' });
      expect(([AD, 'placeholder', 'out'] as AdEvent[]).reduce(nextState, crashed)).toEqual(crashed);
    },
  );
});
