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
  it('at start, with each page and when the tab gets the focus', async () => {
    const { update } = container.registration;
    const { pageChanged } = await startServiceWorker('/toolpad/');
    expect(update).toHaveBeenCalledTimes(1);
    pageChanged();
    expect(update).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('focus'));
    expect(update).toHaveBeenCalledTimes(3);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledTimes(4);
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

  it('and a link is followed as ever while there is none', async () => {
    await startServiceWorker('/toolpad/');
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/toolpad/studio/';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    link.dispatchEvent(click);
    expect.assertions(1);
  });

  it('and not having one, or the network, says nothing', async () => {
    container.registration.update.mockRejectedValue(new TypeError('offline'));
    await expect(startServiceWorker('/toolpad/')).resolves.toBeDefined();
  });
});

describe('spec 7.3: what is to be kept', () => {
  it('the first page of a visit, with the files of the site that it has loaded', async () => {
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

  it('each page that the reader comes to by a link inside the site', async () => {
    const { pageChanged } = await startServiceWorker('/toolpad/');
    window.history.pushState(null, '', '/toolpad/studio/');
    pageChanged();
    await Promise.resolve();
    expect(messages()).toContainEqual({
      type: 'KEEP_PAGE',
      address: `${ROOT}studio/`,
      files: [],
    });
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
