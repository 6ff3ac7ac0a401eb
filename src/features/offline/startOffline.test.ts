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

  it('waits for the page', async () => {
    configure('https://mui.com');
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    startOffline();
    await settle();
    expect(startServiceWorker).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(startServiceWorker).toHaveBeenCalledTimes(1);
  });

  it('is registered nowhere else', async () => {
    configure('https://preview.example');
    startOffline();
    await settle();
    expect(startServiceWorker).not.toHaveBeenCalled();
  });

  it('is not missed where the browser refuses workers', async () => {
    configure('https://mui.com');
    jest.mocked(startServiceWorker).mockRejectedValueOnce(new Error('denied'));
    expect(startOffline).not.toThrow();
    await settle();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(startOffline).not.toThrow();
  });
});
