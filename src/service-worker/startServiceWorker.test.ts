import { startServiceWorker } from './startServiceWorker';

const ROOT = 'https://mui.com/toolpad/';

/** The registration, as far as a page of a site without an update sees it. */
class FakeRegistration extends EventTarget {
  readonly installing = null;
  readonly waiting = null;
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

function messages(): unknown[] {
  return container.registration.active.postMessage.mock.calls.flat();
}

beforeEach(() => {
  container = new FakeContainer();
  displayMode = 'browser';
  window.history.replaceState(null, '', '/toolpad/core/?from=a#b');
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  window.matchMedia = ((query: string) => ({
    matches: query.includes(`display-mode: ${displayMode}`),
  })) as typeof window.matchMedia;
  performance.getEntriesByType = (type: string) =>
    type === 'resource'
      ? [{ name: `${ROOT}img/toolpad.svg` }, { name: 'https://example.com/ad.js' }].map(
          (entry) => entry as PerformanceEntry,
        )
      : [];
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
