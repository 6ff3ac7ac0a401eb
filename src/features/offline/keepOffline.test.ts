import { keepOffline } from './keepOffline';

const ROOT = 'https://mui.com/toolpad/';
const SEARCH = ['assets/js/search.aaaaaaaa.js', 'assets/search/core.bbbbbbbb.json'];

const fetched = jest.fn(() => Promise.resolve());
let cached: Map<string, string>;

function addresses(): unknown[] {
  return fetched.mock.calls.map(([address]: unknown[]) => address);
}

beforeEach(() => {
  const search = { core: [...SEARCH, 'search-index.json'], '': ['assets/js/other.cccccccc.js'] };
  cached = new Map([[`${ROOT}worker-files.json`, JSON.stringify({ sizes: {}, search })]]);
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: {
      match: (address: string) =>
        Promise.resolve(
          cached.has(address)
            ? { json: () => Promise.resolve(JSON.parse(cached.get(address) ?? '') as unknown) }
            : undefined,
        ),
    },
  });
  fetched.mockClear();
  window.fetch = fetched as unknown as typeof window.fetch;
  window.history.replaceState(null, '', '/toolpad/core/introduction/?from=a');
  performance.getEntriesByType = () =>
    [`${ROOT}img/toolpad.svg`, 'https://example.com/ad.js'].map(
      (name) => ({ name }) as PerformanceEntry,
    );
  document.body.innerHTML = '<img src="/toolpad/assets/images/below.dddddddd.webp" loading="lazy">';
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

describe('spec 7.3: the first page of a visit, which no worker served', () => {
  it('is requested with its loaded files and lazy images', async () => {
    cached.clear();
    await keepOffline(ROOT, true);
    expect(addresses()).toEqual([
      `${ROOT}core/introduction/?from=a`,
      `${ROOT}img/toolpad.svg`,
      `${ROOT}assets/images/below.dddddddd.webp`,
    ]);
  });

  it('is not requested again if the worker served it', async () => {
    cached.clear();
    await keepOffline(ROOT, false);
    expect(addresses()).toEqual([]);
  });

  it('still requests assets that the worker has not cached', async () => {
    const [styles, script] = [`${ROOT}assets/css/styles.css`, `${ROOT}assets/js/main.js`] as const;
    performance.getEntriesByType = () =>
      [styles, script].map((name) => ({ name }) as PerformanceEntry);
    cached = new Map([[script, '']]);
    await keepOffline(ROOT, false);
    expect(addresses()).toEqual([styles]);
  });
});

describe('spec 7.3: the search is cached before it is first opened', () => {
  it('with the index of the page’s product', async () => {
    await keepOffline(ROOT, false);
    expect(addresses()).toEqual([...SEARCH, 'search-index.json'].map((file) => ROOT + file));
  });

  it('with the default files on a page without a product', async () => {
    window.history.replaceState(null, '', '/toolpad/search/');
    await keepOffline(ROOT, false);
    expect(addresses()).toEqual([`${ROOT}assets/js/other.cccccccc.js`]);
  });

  it('only once: nothing is downloaded while everything is cached', async () => {
    [...SEARCH, 'search-index.json'].forEach((file) => cached.set(ROOT + file, '{}'));
    await keepOffline(ROOT, false);
    expect(addresses()).toEqual([]);
  });

  it('again, including the manifest, if a file is missing', async () => {
    cached.set(`${ROOT}search-index.json`, '{}');
    await keepOffline(ROOT, false);
    expect(addresses()).toContain(`${ROOT}search-index.json`);
  });

  it('unless data saver is on', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    await keepOffline(ROOT, true);
    expect(addresses()).toEqual([`${ROOT}core/introduction/?from=a`, `${ROOT}img/toolpad.svg`]);
  });

  it('and network failures are ignored', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(keepOffline(ROOT, true)).resolves.toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(6);
  });
});
