import docusaurusContext from '@docusaurus/useDocusaurusContext';
import { startOffline } from '.';
import { startServiceWorker } from './startServiceWorker';

jest.mock('./startServiceWorker', () => ({ startServiceWorker: jest.fn(() => Promise.resolve()) }));

function configure(siteUrl: string): void {
  docusaurusContext().siteConfig.customFields = { environment: { siteUrl } };
}

/** Mock of `document.fonts`, which jsdom lacks. */
class FakeFonts extends EventTarget {
  readonly faces: Pick<FontFace, 'status' | 'family'>[] = [];
  [Symbol.iterator](): Iterator<Pick<FontFace, 'status' | 'family'>> {
    return this.faces.values();
  }
}

let fonts: FakeFonts;

async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
}

beforeEach(() => {
  fonts = new FakeFonts();
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  jest.mocked(startServiceWorker).mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'readyState');
});

describe('spec 7.1: the service worker', () => {
  it('is registered on the production host', async () => {
    configure('https://mui.com');
    startOffline();
    await settle();
    expect(startServiceWorker).toHaveBeenCalledWith('/toolpad/');
  });

  it('waits for the page’s load event', async () => {
    configure('https://mui.com');
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    startOffline();
    await settle();
    expect(startServiceWorker).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(startServiceWorker).toHaveBeenCalledTimes(1);
  });

  it.each(['https://preview.example', 'https://www.mui.com', 'https://mui.com:8080'])(
    'is not registered where the production host is %s',
    async (siteUrl) => {
      configure(siteUrl);
      startOffline();
      await settle();
      expect(startServiceWorker).not.toHaveBeenCalled();
    },
  );

  it('is not registered in a frame, such as a demo’s', async () => {
    configure('https://mui.com');
    const parent = jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    startOffline();
    parent.mockRestore();
    await settle();
    expect(startServiceWorker).not.toHaveBeenCalled();
  });

  it('does not cause errors if the browser refuses workers', async () => {
    configure('https://mui.com');
    jest.mocked(startServiceWorker).mockRejectedValueOnce(new Error('denied'));
    expect(startOffline).not.toThrow();
    await settle();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(startOffline).not.toThrow();
  });
});

describe('spec 7.3: a file that fails is replaced', () => {
  const ASSET = 'https://mui.com/toolpad/assets/js/12.aaaaaaaa.js';
  const fetched = jest.fn(() => Promise.resolve());

  beforeEach(() => {
    fetched.mockClear();
    document.head.innerHTML = '';
    window.fetch = fetched as unknown as typeof window.fetch;
    configure('https://mui.com');
  });

  function fail(element: HTMLElement): void {
    document.head.append(element);
    element.dispatchEvent(new Event('error'));
  }

  function scriptOf(src: string): HTMLScriptElement {
    return Object.assign(document.createElement('script'), { type: 'text/plain', src });
  }

  it('bypassing every cache, once', async () => {
    startOffline();
    fail(scriptOf(ASSET));
    fail(scriptOf(ASSET));
    await settle();
    expect(fetched.mock.calls).toEqual([[ASSET, { cache: 'reload', keepalive: true }]]);
  });

  it('if it is an image', async () => {
    startOffline();
    const src = ASSET.replace('js/12', 'images/a').replace('.js', '.webp');
    fail(Object.assign(document.createElement('img'), { src }));
    await settle();
    expect(fetched).toHaveBeenCalledWith(src, { cache: 'reload', keepalive: true });
  });

  it.each(['before', 'after'])('if it is a font that failed %s the script ran', async (when) => {
    const font = ASSET.replace('js/12', `fonts/${when}`).replace('.js', '.woff2');
    performance.getEntriesByType = () => [{ name: font }, { name: ASSET }] as PerformanceEntry[];
    const face = { status: 'error', family: 'Geist Variable' } as const;
    if (when === 'before') {
      fonts.faces.push(face);
      startOffline();
    } else {
      startOffline();
      fonts.faces.push(face);
      fonts.dispatchEvent(new Event('loadingerror'));
    }
    await settle();
    expect(fetched.mock.calls).toEqual([[font, { cache: 'reload', keepalive: true }]]);
  });

  it('but not if only the local fallback font is missing', async () => {
    const font = ASSET.replace('js/12', 'fonts/whole').replace('.js', '.woff2');
    performance.getEntriesByType = () => [{ name: font }] as PerformanceEntry[];
    fonts.faces.push({ status: 'error', family: 'Geist Fallback' });
    startOffline();
    fonts.dispatchEvent(new Event('loadingerror'));
    await settle();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('if it does not parse', async () => {
    startOffline();
    const filename = ASSET.replace('12', '13');
    window.dispatchEvent(new ErrorEvent('error', { filename, error: new SyntaxError('cut') }));
    await settle();
    expect(fetched).toHaveBeenCalledWith(filename, { cache: 'reload', keepalive: true });
  });

  it.each([
    ['on another host', 'https://example.com/assets/ad.js'],
    ['without a hash', 'https://mui.com/toolpad/old-address.js'],
  ])('unless it is a script %s', async (_name, src) => {
    startOffline();
    fail(scriptOf(src));
    await settle();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('even if only the HTTP cache has a copy', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    configure('https://preview.example');
    startOffline();
    fail(scriptOf(ASSET.replace('12', '14')));
    await settle();
    expect(fetched).toHaveBeenCalledWith(ASSET.replace('12', '14'), {
      cache: 'reload',
      keepalive: true,
    });
  });
});
