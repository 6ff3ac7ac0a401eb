import fc from 'fast-check';
import { anyText } from '../../tests/support/anyText';
import { createPreference, parseChoice, readStorageItem } from '.';
import { choiceSettings } from './choiceSettings';
import { showChoices } from './headScript';

const RUNS = 2_000;
const VALUES = ['ltr', 'rtl'] as const;

/** Possible stored values: none, arbitrary ones and near misses. */
const stored = fc.oneof(
  fc.constant(null),
  anyText(),
  fc.constantFrom('rtl', 'ltr', 'RTL', ' rtl', 'rtl ', '"rtl"', '__proto__', '0', '{}'),
);

afterEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute('dir');
});

describe('spec 2.3: whatever storage contains', () => {
  it('a preference has an allowed value', () => {
    fc.assert(
      fc.property(stored, (text) => {
        const preference = createPreference({
          values: VALUES,
          fallback: 'ltr',
          read: () => text,
          write: () => undefined,
        });
        expect(preference.get()).toBe(text === 'rtl' ? 'rtl' : 'ltr');
      }),
      { numRuns: RUNS },
    );
  });

  it('only parsed values are returned', () => {
    fc.assert(
      fc.property(stored, (text) => {
        const choice = parseChoice(VALUES, text);
        expect(choice === null || VALUES.includes(choice)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('the head script sets a valid direction, or none', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        Object.assign(window, { matchMedia: () => ({ matches: false }) });
        window.localStorage.setItem('direction', text);
        showChoices(...choiceSettings(''));
        expect(['', 'rtl']).toContain(document.documentElement.dir);
        expect(readStorageItem('direction')).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });
});
