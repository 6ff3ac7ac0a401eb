import type { SiteWorker } from './startServiceWorker';

const startServiceWorker = jest.fn<Promise<SiteWorker>, [string]>();
const siteConfig = { url: 'https://mui.com', baseUrl: '/toolpad/' };

jest.mock('./startServiceWorker', () => ({ startServiceWorker }));
jest.mock('@generated/docusaurus.config', () => ({ __esModule: true, default: siteConfig }), {
  virtual: true,
});

type Page = typeof import('./register');

/** Loads the client module as a page does. */
async function load(): Promise<Page> {
  const page = await import('./register');
  await new Promise((resolve) => setTimeout(resolve));
  return page;
}

function visit(page: Page, from: string | null, to: string): void {
  const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null });
  page.onRouteDidUpdate({ previousLocation: from === null ? null : at(from), location: at(to) });
}

const pageChanged = jest.fn();

beforeEach(() => {
  jest.resetModules();
  siteConfig.url = 'https://mui.com';
  pageChanged.mockClear();
  startServiceWorker.mockReset().mockResolvedValue({ pageChanged });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});

describe('spec 7.1: registration', () => {
  it('happens on the production host', async () => {
    await load();
    expect(startServiceWorker).toHaveBeenCalledWith('/toolpad/');
  });

  it('waits until the page has loaded', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await load();
    expect(startServiceWorker).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(startServiceWorker).toHaveBeenCalledTimes(1);
    state.mockRestore();
  });

  it('does not happen on another host', async () => {
    siteConfig.url = 'https://docs.example.com';
    await load();
    expect(startServiceWorker).not.toHaveBeenCalled();
  });

  it('does not happen in a browser without workers', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await load();
    expect(startServiceWorker).not.toHaveBeenCalled();
  });

  it('refused by the browser, it says nothing', async () => {
    const error = jest.spyOn(console, 'error');
    startServiceWorker.mockRejectedValue(new DOMException('denied', 'SecurityError'));
    visit(await load(), '/toolpad/', '/toolpad/core/');
    await new Promise((resolve) => setTimeout(resolve));
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('spec 7.3: pages reached inside the site are told of', () => {
  it.each([
    ['another page', '/toolpad/core/', '/toolpad/studio/', 1],
    ['another place on the page', '/toolpad/core/', '/toolpad/core/', 0],
    ['the first page', null, '/toolpad/core/', 0],
  ])('%s', async (_name, from, to, times) => {
    visit(await load(), from, to);
    await new Promise((resolve) => setTimeout(resolve));
    expect(pageChanged).toHaveBeenCalledTimes(times);
  });
});
