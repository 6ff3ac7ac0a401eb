/** @jest-environment node */
import fc from 'fast-check';
import { anyText } from '../../tests/support/anyText';
import { english } from './all';
import { createTranslate, parseUserLanguage } from './translate';

const RUNS = 2_000;

/** Queries from attackers or broken links, with or without the parameter. */
const query = fc.oneof(
  anyText(),
  anyText().map((value) => `?userLanguage=${value}`),
  fc.string().map((value) => `?userLanguage=${encodeURIComponent(value)}`),
  fc.constantFrom('?userLanguage=%E0%A4%A', '?userLanguage=__proto__', '?userLanguage[]=en'),
);

// Each malformed language is reported; Jest would print thousands, with stack and source.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('spec 1.6: any query', () => {
  it('yields a language code or none, and never throws', () => {
    fc.assert(
      fc.property(query, (search) => {
        const language = parseUserLanguage(search);
        expect(language === null || /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/.test(language)).toBe(
          true,
        );
      }),
      { numRuns: RUNS },
    );
  });
});

describe('spec 8: any language', () => {
  it('yields a string or …, and never throws', () => {
    fc.assert(
      fc.property(anyText(), (language) => {
        expect(['Settings', '…']).toContain(createTranslate(language, english)('settings.title'));
      }),
      { numRuns: RUNS },
    );
  });
});
