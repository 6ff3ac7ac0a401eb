import fc from 'fast-check';
import { createTranslate, parseUserLanguage } from './translate';

const RUNS = 2_000;

/** Queries from attackers or broken links, with or without the parameter. */
const query = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'binary' }).map((value) => `?userLanguage=${value}`),
  fc.string().map((value) => `?userLanguage=${encodeURIComponent(value)}`),
  fc.constantFrom('?userLanguage=%E0%A4%A', '?userLanguage=__proto__', '?userLanguage[]=en'),
);

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
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (language) => {
        expect(['Settings', '…']).toContain(createTranslate(language)('settings.title'));
      }),
      { numRuns: RUNS },
    );
    silence.mockRestore();
  });
});
