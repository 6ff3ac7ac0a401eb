import fc from 'fast-check';
import { anyText } from '../../tests/support/anyText';
import { readCookie } from './browserStorage';
import { chosenInHash } from './codeChoice';
import { parseChoice } from './headScript';

const STYLINGS = ['system', 'tailwind', 'css'];

const stylingInHash = (hash: string) => chosenInHash(hash).styling;

/** The preference on a page loaded with this cookie. */
async function loadPage(cookie = '') {
  document.cookie = `codeStyling=${cookie}; path=/; max-age=${cookie === '' ? 0 : 60}`;
  jest.resetModules();
  return (await import('./codeChoice')).codeStylingPreference;
}

describe('the styling in a hash', () => {
  it.each([
    ['#tailwind-DashboardLayoutBasic.tsx', 'tailwind'],
    ['#css-DashboardLayoutBasic.js', 'css'],
    ['#system-DashboardLayoutBasic.tsx', 'system'],
    ['#demo-css-Basic.tsx', 'css'],
    ['#%74ailwind-Basic.tsx', 'tailwind'],
  ])('spec 3.1: %s requests %s', (hash, styling) => {
    expect(stylingInHash(hash)).toBe(styling);
  });

  it.each(['#css-tailwind-A.tsx', '#system-css-tailwind-A.js'])(
    'spec 3.1: of several prefixes, as in %s, tailwind comes first',
    (hash) => {
      expect(stylingInHash(hash)).toBe('tailwind');
    },
  );

  it('spec 3.1: css comes before system', () => {
    expect(stylingInHash('#system-css-A.tsx')).toBe('css');
  });

  it.each([
    '',
    '#',
    '#tailwind-A',
    '#tailwind-A.ts',
    '#tailwind-A.jsx',
    '#tailwind-A.tsx/',
    '#A.tsx',
  ])('spec 3.1: "%s" requests none', (hash) => {
    expect(stylingInHash(hash)).toBeNull();
  });

  it('spec 3.1: a malformed hash is not decoded and never throws', () => {
    expect(stylingInHash('#%E0%A4%A')).toBeNull();
    expect(stylingInHash('#%E0%A4%A-css-A.tsx')).toBe('css');
  });

  it('spec 3.1: no hash throws or yields anything but a styling', () => {
    const token = fc.constantFrom('tailwind-', 'css-', 'system-', '%', '%E0', '.js', '.tsx', '#');
    const hash = fc.oneof(
      anyText(),
      fc.array(token).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(hash, (text) => {
        const styling = stylingInHash(text);
        return styling === null || STYLINGS.includes(styling);
      }),
      { numRuns: 2000 },
    );
  });

  it('spec 3.1: a prefix counts only with a demo’s file extension', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9]*$/);
    fc.assert(
      fc.property(fc.constantFrom(...STYLINGS), name, (styling, demo) => {
        expect(stylingInHash(`#${styling}-${demo}.tsx`)).toBe(styling);
        expect(stylingInHash(`#${styling}-${demo}`)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the styling when a page is loaded', () => {
  it('spec 3.1: comes from the cookie', async () => {
    expect((await loadPage('css')).get()).toBe('css');
  });

  it('spec 3.1: is system without a valid cookie', async () => {
    expect((await loadPage()).get()).toBe('system');
    expect((await loadPage('sass')).get()).toBe('system');
  });

  it('spec 3.1: no cookie yields anything but a styling', () => {
    const words = fc.constantFrom('css', 'CSS', 'tailwind ', '%63ss', '%E0%A4%A', '__proto__', '=');
    const text = anyText();
    fc.assert(
      fc.property(text, fc.oneof(text, words), text, (before, value, after) => {
        const cookies = `${before}; codeStyling=${value}; ${after}`;
        const cookieSpy = jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
        expect([null, ...STYLINGS]).toContain(parseChoice(STYLINGS, readCookie('codeStyling')));
        cookieSpy.mockRestore();
      }),
      { numRuns: 2000 },
    );
  });
});

describe('setting the styling', () => {
  it('spec 3.1: writes every value to the cookie, for the whole site and a year', async () => {
    const preference = await loadPage();
    const written = jest.spyOn(document, 'cookie', 'set');
    for (const styling of preference.values) {
      preference.set(styling);
      expect(written).toHaveBeenLastCalledWith(
        expect.stringMatching(new RegExp(`^codeStyling=${styling};.*path=/;.*max-age=31536000`)),
      );
      expect(preference.get()).toBe(styling);
    }
    written.mockRestore();
  });

  it('spec 3.1: writes the current value again, too', async () => {
    const preference = await loadPage();
    const written = jest.spyOn(document, 'cookie', 'set');
    preference.set(preference.get());
    expect(written).toHaveBeenCalledTimes(1);
    written.mockRestore();
  });

  it('spec 3.1: lasts for the page if cookies are refused', async () => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    const preference = await loadPage();
    const getter = jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    const setter = jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    expect(preference.get()).toBe('system');
    preference.set('css');
    expect(preference.get()).toBe('css');
    getter.mockRestore();
    setter.mockRestore();
  });
});
