import { DIRECTION_SCRIPT, directionPreference, readStorageItem } from '.';
import { refuseStorage, runScript } from './testing';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  document.documentElement.removeAttribute('dir');
});

describe('spec 2.3: direction', () => {
  it('is stored', () => {
    directionPreference.set('rtl');
    expect(readStorageItem('direction')).toBe('rtl');
    directionPreference.set('ltr');
    expect(readStorageItem('direction')).toBe('ltr');
  });

  it.each([
    ['rtl', 'rtl'],
    ['ltr', ''],
    ['"><script>', ''],
  ])('stored as %s sets dir="%s" before the first paint', (stored, dir) => {
    window.localStorage.setItem('direction', stored);
    runScript(DIRECTION_SCRIPT);
    expect(document.documentElement.dir).toBe(dir);
  });

  it('does not throw in the head script when storage is refused', () => {
    refuseStorage();
    const onError = jest.fn();
    window.addEventListener('error', onError);
    runScript(DIRECTION_SCRIPT);
    window.removeEventListener('error', onError);
    expect(onError).not.toHaveBeenCalled();
  });
});
