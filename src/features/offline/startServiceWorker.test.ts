import { keepOffline } from './keepOffline';
import { startServiceWorker } from './startServiceWorker';

jest.mock('./keepOffline', () => ({ keepOffline: jest.fn(() => Promise.resolve()) }));

const ROOT = 'https://mui.com/toolpad/';

/** The registration, as far as a page of a site without an update sees it. */
class FakeRegistration extends EventTarget {
  readonly installing = null;
  readonly waiting = null;
  readonly active = { postMessage: jest.fn() };
  readonly update = jest.fn(() => Promise.resolve());
}

class FakeContainer extends EventTarget {
  controller: object | null = {};
  readonly registration = new FakeRegistration();
  readonly ready = Promise.resolve(this.registration);
  readonly register = jest.fn(() => Promise.resolve(this.registration));
}

let container: FakeContainer;
let displayMode: string;
let workerStart: number;

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
  workerStart = 0;
  performance.getEntriesByType = () => [
    { type: 'navigate', workerStart } as unknown as PerformanceEntry,
  ];
  jest.mocked(keepOffline).mockClear();
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
  it('what the worker did not see, once it is in control', async () => {
    container.controller = null;
    const started = startServiceWorker('/toolpad/');
    await new Promise((resolve) => setTimeout(resolve));
    expect(keepOffline).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    await started;
    expect(keepOffline).toHaveBeenCalledWith(ROOT, true);
  });

  it('asks a worker to take over that started while the page was being loaded', async () => {
    container.controller = null;
    void startServiceWorker('/toolpad/');
    await new Promise((resolve) => setTimeout(resolve));
    expect(messages()).toContainEqual({ type: 'CLAIM' });
  });

  it('leaves a worker alone that is in control', async () => {
    await startServiceWorker('/toolpad/');
    expect(messages()).toEqual([]);
  });

  it('not the page again that the worker has served', async () => {
    workerStart = 12;
    await startServiceWorker('/toolpad/');
    expect(keepOffline).toHaveBeenCalledWith(ROOT, false);
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
