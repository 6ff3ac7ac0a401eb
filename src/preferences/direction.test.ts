import { directionPreference, readStorageItem } from '.';
import { choiceSettings } from './choiceSettings';
import { showChoices } from './headScript';
import { refuseStorage } from './testing';

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

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
    showChoices(...choiceSettings(''));
    expect(document.documentElement.dir).toBe(dir);
  });

  it('does not stop the head script when storage is refused', () => {
    refuseStorage();
    expect(() => showChoices(...choiceSettings(''))).not.toThrow();
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});
