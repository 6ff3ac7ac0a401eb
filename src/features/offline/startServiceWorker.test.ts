import { keepOffline } from './keepOffline';
import { startServiceWorker } from './startServiceWorker';

jest.mock('./keepOffline', () => ({ keepOffline: jest.fn(() => Promise.resolve()) }));

const ROOT = 'https://mui.com/toolpad/';

/** A registration without an update. */
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

describe('spec 7.1: registering /toolpad/sw.js', () => {
  it('makes updates bypass the HTTP cache', async () => {
    await startServiceWorker('/toolpad/');
    const params = encodeURIComponent('{"offlineMode":false,"debug":false}');
    expect(container.register).toHaveBeenCalledWith(`/toolpad/sw.js?params=${params}`, {
      updateViaCache: 'none',
    });
  });

  it('rejects if the browser refuses workers', async () => {
    container.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
    await expect(startServiceWorker('/toolpad/')).rejects.toThrow('denied');
  });
});

describe('spec 7.2: checks for an update', () => {
  it('on each page and when the tab gets focus', async () => {
    const { update } = container.registration;
    await startServiceWorker('/toolpad/');
    expect(update).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('focus'));
    expect(update).toHaveBeenCalledTimes(2);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledTimes(3);
  });

  it('but not when the tab is hidden', async () => {
    await startServiceWorker('/toolpad/');
    const { update } = container.registration;
    const checks = update.mock.calls.length;
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledTimes(checks);
    visibility.mockRestore();
  });

  it('and ignores network failures', async () => {
    container.registration.update.mockRejectedValue(new TypeError('offline'));
    await expect(startServiceWorker('/toolpad/')).resolves.toBeUndefined();
  });
});

describe('spec 7.3: caching for offline use', () => {
  it('requests what the worker missed, once it is in control', async () => {
    container.controller = null;
    const started = startServiceWorker('/toolpad/');
    await new Promise((resolve) => setTimeout(resolve));
    expect(keepOffline).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    await started;
    expect(keepOffline).toHaveBeenCalledWith(ROOT, true);
  });

  it('asks a worker that started while the page was loading to take control', async () => {
    container.controller = null;
    void startServiceWorker('/toolpad/');
    await new Promise((resolve) => setTimeout(resolve));
    expect(messages()).toContainEqual({ type: 'CLAIM' });
  });

  it('does not message a worker that is in control', async () => {
    await startServiceWorker('/toolpad/');
    expect(messages()).toEqual([]);
  });

  it('does not request a page again that the worker has served', async () => {
    workerStart = 12;
    await startServiceWorker('/toolpad/');
    expect(keepOffline).toHaveBeenCalledWith(ROOT, false);
  });

  it('caches the whole site in an installed app', async () => {
    displayMode = 'standalone';
    await startServiceWorker('/toolpad/');
    await Promise.resolve();
    expect(messages()).toContainEqual({ type: 'KEEP_SITE' });
  });

  it('caches the whole site as soon as it is installed', async () => {
    await startServiceWorker('/toolpad/');
    window.dispatchEvent(new Event('appinstalled'));
    await Promise.resolve();
    expect(messages()).toContainEqual({ type: 'KEEP_SITE' });
  });
});
