import { replaceFailedAssets } from './failedAssets';

/** Mock of `document.fonts`, which jsdom lacks. */
class FakeFonts extends EventTarget {
  readonly faces: Pick<FontFace, 'status' | 'family'>[] = [];
  [Symbol.iterator](): Iterator<Pick<FontFace, 'status' | 'family'>> {
    return this.faces.values();
  }
}

let fonts: FakeFonts;

const SITE = 'https://mui.com/toolpad/assets';
const FONT = `${SITE}/fonts/geist.aaaaaaaa.woff2`;
const BROKEN = { status: 'error', family: 'Geist Variable' } as const;

const fetched = jest.fn(() => Promise.resolve());

function requests(): unknown[] {
  return fetched.mock.calls;
}

function failPicture(src: string): void {
  const picture = Object.assign(document.createElement('img'), { src });
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  fetched.mockClear();
  document.body.innerHTML = '';
  window.fetch = fetched as unknown as typeof window.fetch;
  performance.getEntriesByType = () =>
    [{ name: FONT }, { name: `${SITE}/js/1.js` }] as PerformanceEntry[];
  fonts = new FakeFonts();
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});

describe('spec 7.3: a broken file is replaced in all caches', () => {
  const PAST_CACHES = { cache: 'reload', keepalive: true };

  it('once, if it is an image', () => {
    replaceFailedAssets();
    const src = `${SITE}/images/a.aaaaaaaa.webp`;
    failPicture(src);
    failPicture(src);
    expect(requests()).toEqual([[src, PAST_CACHES]]);
  });

  it('if it is an image that failed before the script ran', () => {
    const src = `${SITE}/images/b.aaaaaaaa.webp`;
    const picture = Object.assign(document.createElement('img'), { src });
    Object.defineProperties(picture, { complete: { value: true }, naturalWidth: { value: 0 } });
    document.body.append(picture);
    replaceFailedAssets();
    expect(requests()).toEqual([[src, PAST_CACHES]]);
  });

  it.each(['before', 'after'])('if it is a font that failed %s the script ran', (when) => {
    const font = FONT.replace('geist', when);
    performance.getEntriesByType = () => [{ name: font }] as PerformanceEntry[];
    if (when === 'before') {
      fonts.faces.push(BROKEN);
      replaceFailedAssets();
    } else {
      replaceFailedAssets();
      fonts.faces.push(BROKEN);
      fonts.dispatchEvent(new Event('loadingerror'));
    }
    expect(requests()).toEqual([[font, PAST_CACHES]]);
  });

  it('but not if only the local fallback font is missing', () => {
    fonts.faces.push({ status: 'error', family: 'Geist Fallback' });
    replaceFailedAssets();
    fonts.dispatchEvent(new Event('loadingerror'));
    expect(requests()).toEqual([]);
  });

  it.each([
    ['is on another host', 'https://example.com/assets/ad.webp'],
    ['has no hash', 'https://mui.com/toolpad/img/toolpad.webp'],
  ])('unless it %s', (_name, src) => {
    replaceFailedAssets();
    failPicture(src);
    expect(requests()).toEqual([]);
  });
});
