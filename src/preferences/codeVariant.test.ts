import fc from 'fast-check';
import { anyText } from '../../tests/support/anyText';
import { readCookie } from './browserStorage';
import { chosenInHash } from './codeChoice';
import { parseChoice } from './headScript';

const variantInHash = (hash: string) => chosenInHash(hash).variant;

/** The preference on a page loaded with this cookie. */
async function loadPage(cookie = '') {
  document.cookie = `codeVariant=${cookie}; path=/; max-age=${cookie === '' ? 0 : 60}`;
  jest.resetModules();
  return (await import('./codeChoice')).codeVariantPreference;
}

describe('the variant in a hash', () => {
  it.each([
    ['#DashboardLayoutBasic.js', 'JS'],
    ['#DashboardLayoutBasic.tsx', 'TS'],
    ['#tailwind-Basic.tsx', 'TS'],
    ['#css-Basic.js', 'JS'],
    ['#Basic%2Ejs', 'JS'],
  ])('spec 3.2: %s requests %s', (hash, variant) => {
    expect(variantInHash(hash)).toBe(variant);
  });

  it.each(['', '#', '#Basic', '#Basic.jsx', '#Basic.ts', '#Basic.JS', '#Basic.js-2', '#%E0%A4%A'])(
    'spec 3.2: "%s" requests none',
    (hash) => {
      expect(variantInHash(hash)).toBeNull();
    },
  );

  it('spec 3.2: no hash throws or yields anything but a variant', () => {
    const token = fc.constantFrom('.js', '.tsx', '%', '%E0', '#', 'A');
    const hash = fc.oneof(
      anyText(),
      fc.array(token).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(hash, (text) => [null, 'JS', 'TS'].includes(variantInHash(text))),
      { numRuns: 2000 },
    );
  });
});

describe('a page that was made before it is shown', () => {
  const prerender = (value: boolean) =>
    Object.defineProperty(document, 'prerendering', { value, configurable: true });

  afterEach(() => {
    Reflect.deleteProperty(document, 'prerendering');
  });

  it('spec 3.2: stores the choice in its URL only when it is shown', async () => {
    const preference = await loadPage('JS');
    prerender(true);
    preference.set('TS');
    expect(preference.get()).toBe('TS');
    expect(readCookie('codeVariant')).toBe('JS');
    prerender(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(readCookie('codeVariant')).toBe('TS');
  });

  it.each([
    ['prerendered', () => document.dispatchEvent(new Event('prerenderingchange'))],
    [
      'kept for the way back',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('spec 3.2: follows what was chosen meanwhile: %s', async (_name, show) => {
    const preference = await loadPage('JS');
    const seen: string[] = [];
    const stop = preference.subscribe(() => seen.push(preference.get()));
    expect(preference.get()).toBe('JS');
    document.cookie = 'codeVariant=TS; path=/; max-age=60';
    show();
    expect(seen).toEqual(['TS']);
    document.cookie = 'codeVariant=; path=/; max-age=0';
    show();
    expect(preference.get()).toBe('TS');
    stop();
  });

  it('spec 3.2: a page that is only loaded does not read again', async () => {
    const preference = await loadPage('JS');
    const stop = preference.subscribe(() => undefined);
    expect(preference.get()).toBe('JS');
    document.cookie = 'codeVariant=TS; path=/; max-age=60';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(preference.get()).toBe('JS');
    stop();
  });
});

describe('the variant when a page is loaded', () => {
  it('spec 3.2: comes from the cookie', async () => {
    expect((await loadPage('JS')).get()).toBe('JS');
  });

  it('spec 3.2: is TS without a valid cookie', async () => {
    expect((await loadPage()).get()).toBe('TS');
    expect((await loadPage('js')).get()).toBe('TS');
  });

  it('spec 3.2: no cookie yields anything but a variant', () => {
    const words = fc.constantFrom('JS', 'js', 'TS ', '%4AS', '%E0%A4%A', 'constructor', '=');
    const text = anyText();
    fc.assert(
      fc.property(text, fc.oneof(text, words), (before, value) => {
        const cookies = `${before}; codeVariant=${value}`;
        const cookieSpy = jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
        expect([null, 'JS', 'TS']).toContain(parseChoice(['JS', 'TS'], readCookie('codeVariant')));
        cookieSpy.mockRestore();
      }),
      { numRuns: 2000 },
    );
  });
});

describe('setting the variant', () => {
  it('spec 3.2: writes every value to its own cookie, for the whole site and a year', async () => {
    const preference = await loadPage();
    const written = jest.spyOn(document, 'cookie', 'set');
    for (const variant of preference.values) {
      preference.set(variant);
      expect(written).toHaveBeenLastCalledWith(
        expect.stringMatching(new RegExp(`^codeVariant=${variant};.*path=/;.*max-age=31536000`)),
      );
    }
    written.mockRestore();
  });
});
