import { FakeServiceWorker } from '../../../tests/support/fakeRegistration';
import { startServiceWorker } from './startServiceWorker';

// jsdom has no channel to ask a worker by: this is the only tab.
jest.mock('./askTabs', () => ({ askTabs: () => Promise.resolve(1) }));

const ROOT = 'https://mui.com/toolpad/';

/** The registration, as a page of a site sees it; without an update, unless a test puts one there. */
class FakeRegistration extends EventTarget {
  readonly installing = null;
  waiting: FakeServiceWorker | null = null;
  readonly active = { postMessage: jest.fn() };
  readonly update = jest.fn(() => Promise.resolve());
}

class FakeContainer extends EventTarget {
  readonly registration = new FakeRegistration();
  readonly ready = Promise.resolve(this.registration);
  readonly register = jest.fn(() => Promise.resolve(this.registration));
}

let container: FakeContainer;
let displayMode: string;
/** What the browser tells of how the page came. */
let navigation: object | null;

function entry(of: object): PerformanceEntry {
  return of as PerformanceEntry;
}

function messages(): unknown[] {
  return container.registration.active.postMessage.mock.calls.flat();
}

beforeEach(() => {
  container = new FakeContainer();
  displayMode = 'browser';
  navigation = null;
  sessionStorage.clear();
  window.history.replaceState(null, '', '/toolpad/core/?from=a#b');
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  window.matchMedia = ((query: string) => ({
    matches: query.includes(`display-mode: ${displayMode}`),
  })) as typeof window.matchMedia;
  performance.getEntriesByType = (type: string) =>
    type === 'resource'
      ? [entry({ name: `${ROOT}img/toolpad.svg` }), entry({ name: 'https://example.com/ad.js' })]
      : [navigation].filter((found) => found !== null).map(entry);
});

describe('spec 7.1: /toolpad/sw.js', () => {
  it('is registered, and looked for past every cache', async () => {
    await startServiceWorker('/toolpad/');
    const params = encodeURIComponent('{"offlineMode":false,"debug":false}');
    expect(container.register).toHaveBeenCalledWith(`/toolpad/sw.js?params=${params}`, {
      updateViaCache: 'none',
    });
  });

  it('is refused by some browsers, which the caller hears of', async () => {
    container.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
    await expect(startServiceWorker('/toolpad/')).rejects.toThrow('denied');
  });
});

describe('spec 7.2: an update is looked for', () => {
  it('with each page and when the tab gets the focus', async () => {
    const { update } = container.registration;
    await startServiceWorker('/toolpad/');
    expect(update).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('focus'));
    expect(update).toHaveBeenCalledTimes(2);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledTimes(3);
  });

  it('but not for a tab that goes out of sight', async () => {
    await startServiceWorker('/toolpad/');
    const { update } = container.registration;
    const looks = update.mock.calls.length;
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledTimes(looks);
    visibility.mockRestore();
  });

  describe('and one that waits', () => {
    let worker: FakeServiceWorker;

    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['performance'] });
      jest.spyOn(document, 'hasFocus').mockReturnValue(true);
      worker = new FakeServiceWorker();
      container.registration.waiting = worker;
    });

    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      document.body.replaceChildren();
    });

    /** What the new worker is told once the page has looked around. */
    async function told(): Promise<unknown[]> {
      await startServiceWorker('/toolpad/');
      await jest.advanceTimersByTimeAsync(0);
      return worker.postMessage.mock.calls.map(([message]: unknown[]) => message);
    }

    it('takes over in a tab in front of its reader', async () => {
      expect(await told()).toEqual([{ type: 'SKIP_WAITING' }]);
    });

    it('goes on waiting while the reader is in another window', async () => {
      jest.spyOn(document, 'hasFocus').mockReturnValue(false);
      expect(await told()).toEqual([]);
    });

    it('goes on waiting while the tab is out of sight', async () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      expect(await told()).toEqual([]);
    });

    it('goes on waiting while the network is gone', async () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      expect(await told()).toEqual([]);
    });

    it('goes on waiting while the reader writes a comment', async () => {
      document.body.innerHTML = '<form data-unsent></form>';
      expect(await told()).toEqual([]);
    });
  });

  it('and not having one, or the network, says nothing', async () => {
    container.registration.update.mockRejectedValue(new TypeError('offline'));
    await expect(startServiceWorker('/toolpad/')).resolves.toBeUndefined();
  });
});

describe('spec 7.3: what is to be kept', () => {
  it('a page that no worker served, with the files of the site that it has loaded', async () => {
    await startServiceWorker('/toolpad/');
    await Promise.resolve();
    expect(messages()).toEqual([
      {
        type: 'KEEP_PAGE',
        address: `${ROOT}core/?from=a#b`,
        files: [`${ROOT}img/toolpad.svg`],
      },
    ]);
  });

  it.each([
    ['that came without a worker', { workerStart: 0 }],
    ['of a browser that does not tell', {}],
  ])('a page %s', async (_name, found) => {
    navigation = found;
    await startServiceWorker('/toolpad/');
    await Promise.resolve();
    expect(messages()).toContainEqual(expect.objectContaining({ type: 'KEEP_PAGE' }));
  });

  it('but not a page that a worker served, which has kept it itself', async () => {
    navigation = { workerStart: 12 };
    await startServiceWorker('/toolpad/');
    await Promise.resolve();
    expect(messages()).toEqual([]);
  });

  it('the whole site in an installed app', async () => {
    displayMode = 'standalone';
    await startServiceWorker('/toolpad/');
    await Promise.resolve();
    expect(messages()).toContainEqual({ type: 'KEEP_SITE' });
  });

  it('the whole site as soon as it is installed', async () => {
    await startServiceWorker('/toolpad/');
    window.dispatchEvent(new Event('appinstalled'));
    await Promise.resolve();
    expect(messages()).toContainEqual({ type: 'KEEP_SITE' });
  });
});
