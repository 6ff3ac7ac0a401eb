import { render, screen, waitFor } from '@testing-library/react';
import docusaurusContext from '@docusaurus/useDocusaurusContext';
import { AdProvider, AdSlot, startAds } from '.';
import { DRAWS, mockGtag, mockScreen } from './testing';

function configure(environment: object): void {
  docusaurusContext().siteConfig.customFields = {
    environment: { adScriptUrl: null, adJsonUrl: null, adsInDevelopment: false, ...environment },
  };
}

function showSlot(ratio?: number): HTMLElement {
  const { container } = render(
    <AdProvider {...(ratio !== undefined && { config: { GADisplayRatio: ratio } })}>
      <AdSlot />
    </AdProvider>,
  );
  return container;
}

function mockUserAgent(text: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text);
}

beforeAll(startAds);

beforeEach(() => {
  configure({});
  mockScreen();
  // The layout is decided once per visit, so each test is a new visit.
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/toolpad/core/introduction/');
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'gtag');
});

describe('spec 4.2: without a provider', () => {
  it('prerenders an in-house ad, chosen by the page’s URL', () => {
    const names = ['a', 'b', 'c', 'd'].map((page) => {
      window.history.replaceState(null, '', `/toolpad/core/${page}/`);
      const { unmount } = render(
        <AdProvider>
          <AdSlot />
        </AdProvider>,
      );
      const { textContent } = screen.getByRole('link');
      unmount();
      return textContent;
    });
    expect(new Set(names).size).toBe(4);
  });

  it('reports its display at the same rate as any other ad', async () => {
    const gtag = mockGtag();
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const scroll = mockScreen();
    showSlot(1);
    await waitFor(
      () => {
        scroll(1);
        expect(gtag).toHaveBeenCalledWith('event', 'ad', {
          eventAction: 'display',
          eventLabel: 'in-house-body-top-image',
        });
      },
      { interval: 2_600 },
    );
  });
});

describe('spec 4.2: the height of the slot', () => {
  it.each([
    [{}, true],
    [{ adJsonUrl: 'https://ads.example/ads.json' }, false],
  ])('with %j fits an in-house ad: %s', (environment, isLow) => {
    configure(environment);
    expect(showSlot().firstElementChild?.classList.contains('house')).toBe(isLow);
  });
});

describe('spec 4.2: before the provider’s ad arrives', () => {
  it.each([
    [{}, false],
    [{ adScriptUrl: 'https://ads.example/ads.js' }, true],
    [{ adJsonUrl: 'https://ads.example/ads.json' }, true],
  ])('with %j the slot shows an empty frame: %s', (environment, isFramed) => {
    configure(environment);
    expect(showSlot().firstElementChild?.classList.contains('waiting')).toBe(isFramed);
  });
});

describe('with a provider', () => {
  beforeEach(() => {
    configure({ adScriptUrl: 'https://ads.example/a.js' });
  });

  it('spec 4.9: the ad loads without interaction', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.9);
    const container = showSlot();
    await waitFor(() => {
      expect(container.querySelector('script')).toHaveAttribute('src', 'https://ads.example/a.js');
    });
  });

  it('spec 4.9: bots see no ad', async () => {
    mockUserAgent('Mozilla/5.0 (compatible; Googlebot/2.1)');
    jest.spyOn(Math, 'random').mockReturnValue(0.9);
    const container = showSlot();
    mockUserAgent('Mozilla/5.0');
    const other = showSlot();
    await waitFor(() => {
      expect(other.querySelector('script')).not.toBeNull();
    });
    expect(container.querySelector('tp-ad')).toBeEmptyDOMElement();
  });
});

describe('spec 4.3: the layout of a visit', () => {
  const { below, last } = DRAWS;

  it.each([
    [0, 'inline'],
    [below, 'inline'],
    [0.2, 'image'],
    [last, 'image'],
  ])('a draw of %d picks %s, so that exactly 20%% are inline', (draw, layout) => {
    expect(below).toBeLessThan(0.2);
    configure({ adScriptUrl: 'https://ads.example/a.js' });
    jest.spyOn(Math, 'random').mockReturnValue(draw);
    showSlot();
    expect(window.sessionStorage.getItem('visit:ad-layout')).toBe(layout);
  });
});

describe('spec 4.9: the prerendered in-house ad', () => {
  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
  ])('is visible to readers: %s', (text) => {
    mockUserAgent(text);
    showSlot();
    expect(screen.getByRole('link')).toBeInTheDocument();
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mediapartners-Google',
  ])('is removed for bots: %s', (text) => {
    mockUserAgent(text);
    expect(showSlot().querySelector('[data-place]')).toBeEmptyDOMElement();
  });
});

describe('spec 4.9: in development', () => {
  beforeEach(() => {
    configure({ isDevelopment: true });
  });

  it('there is no slot by default', () => {
    expect(showSlot()).toBeEmptyDOMElement();
  });

  it('there is a slot if ads are enabled', () => {
    configure({ isDevelopment: true, adsInDevelopment: true });
    showSlot();
    expect(screen.getByRole('link')).toBeInTheDocument();
  });
});

describe('spec 4.4: leaving the page while the provider is checked', () => {
  const leave = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

  /** The text of the slot's ad or notice once all looks have found nothing. */
  async function showBlocked(persisted: boolean): Promise<string> {
    jest.useFakeTimers();
    // The image layout, and the notice in place of a blocked ad.
    jest.spyOn(Math, 'random').mockReturnValue(0.9);
    configure({ adScriptUrl: 'https://ads.example.com/script.js' });
    const slot = showSlot();
    // For the code of the slot.
    await jest.advanceTimersByTimeAsync(1_000);
    leave(persisted);
    await jest.advanceTimersByTimeAsync(20_000);
    jest.useRealTimers();
    return slot.firstElementChild?.lastElementChild?.textContent ?? '';
  }

  it('stops the looks for good', async () => {
    expect(await showBlocked(false)).not.toContain('please consider allowing them');
  });

  it('only pauses them if the page may come back', async () => {
    expect(await showBlocked(true)).toContain('please consider allowing them');
  });
});
