import * as fc from 'fast-check';
import { createRatingPreference } from './startFeedback';
import { blockStorage } from './testing';

const PAGE = '/toolpad/core/introduction/';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

describe('spec 6.2: the remembered rating', () => {
  it('is stored per page', () => {
    createRatingPreference(PAGE).set('no');
    expect(createRatingPreference(PAGE).get()).toBe('no');
    expect(createRatingPreference('/toolpad/core/').get()).toBe('none');
  });

  it('is empty for any other stored value', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        window.localStorage.setItem(`feedback:${PAGE}`, text);
        const expected = text === 'yes' || text === 'no' ? text : 'none';
        expect(createRatingPreference(PAGE).get()).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('lasts only for the page if the browser blocks storage', () => {
    blockStorage();
    const preference = createRatingPreference(PAGE);
    preference.set('yes');
    expect(preference.get()).toBe('yes');
    expect(createRatingPreference(PAGE).get()).toBe('none');
  });
});
