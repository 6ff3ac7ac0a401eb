import * as fc from 'fast-check';
import { createConsentPreference, objectsToTracking } from './consent';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

describe('spec 5.7: the kept answer', () => {
  it.each(['granted', 'denied'] as const)('keeps "%s"', (answer) => {
    createConsentPreference().set(answer);
    expect(createConsentPreference().get()).toBe(answer);
  });

  it('treats any other stored value as no answer', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        window.localStorage.setItem('analyticsConsent', text);
        const expected = text === 'granted' || text === 'denied' ? text : 'unasked';
        expect(createConsentPreference().get()).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('holds for the page where the browser refuses storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    const preference = createConsentPreference();
    expect(preference.get()).toBe('unasked');
    preference.set('denied');
    expect(preference.get()).toBe('denied');
  });
});

describe('spec 5.7: Do Not Track and Global Privacy Control', () => {
  it.each([
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{ doNotTrack: null, globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: 'unspecified' }, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: null, globalPrivacyControl: 'true' }, false],
  ])('%p: %p', (signals, expected) => {
    expect(objectsToTracking(signals)).toBe(expected);
  });
});
