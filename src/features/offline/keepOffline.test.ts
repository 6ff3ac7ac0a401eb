import { keepOffline } from './keepOffline';

const ROOT = 'https://mui.com/toolpad/';
const SEARCH = ['assets/js/search.aaaaaaaa.js', 'assets/search/core.bbbbbbbb.json'];

const fetched = jest.fn(() => Promise.resolve());
let kept: Map<string, string>;

function addresses(): unknown[] {
  return fetched.mock.calls.map(([address]: unknown[]) => address);
}

beforeEach(() => {
  const search = { core: [...SEARCH, 'search-index.json'], '': ['assets/js/other.cccccccc.js'] };
  kept = new Map([[`${ROOT}worker-files.json`, JSON.stringify({ sizes: {}, search })]]);
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: {
      match: (address: string) =>
        Promise.resolve(
          kept.has(address)
            ? { json: () => Promise.resolve(JSON.parse(kept.get(address) ?? '') as unknown) }
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
  it('is kept with the files it has loaded and the pictures further down', async () => {
    kept.clear();
    await keepOffline(ROOT, true);
    expect(addresses()).toEqual([
      `${ROOT}core/introduction/?from=a`,
      `${ROOT}img/toolpad.svg`,
      `${ROOT}assets/images/below.dddddddd.webp`,
    ]);
  });

  it('is not requested again if the worker served it', async () => {
    kept.clear();
    await keepOffline(ROOT, false);
    expect(addresses()).toEqual([]);
  });

  it('whose style sheet came from the browser’s memory after a failed first try is kept whole', async () => {
    const [styles, script] = [`${ROOT}assets/css/styles.css`, `${ROOT}assets/js/main.js`] as const;
    performance.getEntriesByType = () =>
      [styles, script].map((name) => ({ name }) as PerformanceEntry);
    kept = new Map([[script, '']]);
    await keepOffline(ROOT, false);
    expect(addresses()).toEqual([styles]);
  });
});

describe('spec 7.3: the search is kept before anyone has opened it', () => {
  it('with the index of the page’s product', async () => {
    await keepOffline(ROOT, false);
    expect(addresses()).toEqual([...SEARCH, 'search-index.json'].map((file) => ROOT + file));
  });

  it('with what any page needs where there is no product', async () => {
    window.history.replaceState(null, '', '/toolpad/search/');
    await keepOffline(ROOT, false);
    expect(addresses()).toEqual([`${ROOT}assets/js/other.cccccccc.js`]);
  });

  it('once: nothing is downloaded while all of it is cached', async () => {
    [...SEARCH, 'search-index.json'].forEach((file) => kept.set(ROOT + file, '{}'));
    await keepOffline(ROOT, false);
    expect(addresses()).toEqual([]);
  });

  it('anew when a part of it is of an earlier build, the manifest too', async () => {
    kept.set(`${ROOT}search-index.json`, '{}');
    await keepOffline(ROOT, false);
    expect(addresses()).toContain(`${ROOT}search-index.json`);
  });

  it('not for a reader who saves data', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    await keepOffline(ROOT, true);
    expect(addresses()).toEqual([`${ROOT}core/introduction/?from=a`, `${ROOT}img/toolpad.svg`]);
  });

  it('another time where the network fails', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(keepOffline(ROOT, true)).resolves.toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(6);
  });
});
