import { objectsToTracking } from './googleTag';

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
