import worker from '@generated/service-worker/default/worker.json';
import docusaurusContext from '@docusaurus/useDocusaurusContext';
import { startOffline } from '.';
import { startServiceWorker } from './startServiceWorker';

jest.mock('./startServiceWorker', () => ({ startServiceWorker: jest.fn(() => Promise.resolve()) }));

function configure(siteUrl: string): void {
  docusaurusContext().siteConfig.customFields = { environment: { siteUrl } };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
}

beforeEach(() => {
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

  it('is not registered in a build that withdraws it', async () => {
    configure('https://mui.com');
    Object.assign(worker, { isWithdrawn: true });
    startOffline();
    Object.assign(worker, { isWithdrawn: false });
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
