import { screen, waitFor } from '@testing-library/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

let mediaListeners: Map<string, () => void>;
let gtag: jest.Mock;

/** Starts a page's script with fresh modules, as in a new document. */
async function openPage(gtagId: string | null = null): Promise<typeof import('../../preferences')> {
  jest.resetModules();
  const context = (await import('@docusaurus/useDocusaurusContext')).default;
  context().siteConfig.customFields = { environment: { gtagId } };
  const { startAnalytics } = await import('.');
  startAnalytics(() => 0.5);
  return import('../../preferences');
}

const events = (name: string): unknown[] =>
  gtag.mock.calls
    .filter(([type, event]) => type === 'event' && event === name)
    .map((call: unknown[]) => call[2]);
const properties = (): unknown =>
  (gtag.mock.calls as unknown[][]).filter(([, name]) => name === 'user_properties').at(-1)?.[2];

/** Reports a resize of the notice; jsdom lacks `ResizeObserver`. */
let resized: (() => void) | null = null;

beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(report: () => void) {
        resized = report;
      }
      observe(): void {}
      disconnect(): void {
        resized = null;
      }
    },
  });
  mediaListeners = new Map();
  window.matchMedia = ((query: string) => ({
    matches: false,
    addEventListener: (_type: string, listener: () => void) => mediaListeners.set(query, listener),
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  gtag = jest.fn();
  Object.assign(window, { gtag });
  window.history.replaceState(null, '', '/toolpad/core/introduction/?a=1#b');
  document.title = 'Introduction · Toolpad';
  document.head.innerHTML =
    '<title>Introduction · Toolpad</title><meta name="mui:productId" content="toolpad-core"><meta name="mui:productCategoryId" content="toolpad">';
  document.body.replaceChildren();
  localStorage.clear();
});

afterEach(() => {
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(document, 'prerendering');
  Reflect.deleteProperty(navigator, 'doNotTrack');
  useDocusaurusContext().siteConfig.customFields = {};
});

describe('spec 5.2: a page view', () => {
  const view = {
    page_title: 'Introduction · Toolpad',
    page_location: '/toolpad/core/introduction/',
    productId: 'toolpad-core',
    productCategoryId: 'toolpad',
  };

  it('is reported once per page', async () => {
    await openPage();
    expect(events('page_view')).toEqual([view]);
  });

  it('is reported again when the page is restored from the back/forward cache', async () => {
    await openPage();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(events('page_view')).toHaveLength(1);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(events('page_view').at(-1)).toEqual(view);
  });

  it('reports null ids for a page without metadata', async () => {
    document.head.innerHTML = '<title>x</title>';
    await openPage();
    expect(events('page_view')).toMatchObject([{ productId: 'null', productCategoryId: 'null' }]);
  });

  it('waits until a prerendered page is shown', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    await openPage();
    expect(gtag).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(events('page_view')).toHaveLength(1);
  });
});

describe('spec 5.6: the reader’s setup', () => {
  it('is set at start', async () => {
    await openPage();
    expect(properties()).toEqual({
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: 1,
      colorSchemeOS: 'light',
      colorScheme: 'light',
    });
  });

  it('is set again only when it changes', async () => {
    const { codeVariantPreference, colorModePreference } = await openPage();
    codeVariantPreference.set('JS');
    expect(properties()).toMatchObject({ codeVariant: 'JS' });
    colorModePreference.set('dark');
    expect(properties()).toMatchObject({ colorScheme: 'dark', colorSchemeOS: 'light' });
    const { length } = gtag.mock.calls;
    mediaListeners.get('(prefers-color-scheme: dark)')?.();
    expect(gtag.mock.calls).toHaveLength(length);
  });

  it('follows every zoom, to two decimal places', async () => {
    await openPage();
    Object.defineProperty(window, 'devicePixelRatio', {
      value: 1.100000023841858,
      configurable: true,
    });
    mediaListeners.get('(resolution: 1dppx)')?.();
    expect(properties()).toMatchObject({ devicePixelRatio: 1.1 });
    Object.defineProperty(window, 'devicePixelRatio', { value: 2, configurable: true });
    mediaListeners.get('(resolution: 1.100000023841858dppx)')?.();
    expect(properties()).toMatchObject({ devicePixelRatio: 2 });
    Object.defineProperty(window, 'devicePixelRatio', { value: 1, configurable: true });
  });
});

it('spec 5.4: a click is reported with its element’s attributes', async () => {
  await openPage();
  document.body.innerHTML =
    '<button data-ga-event-category="x" data-ga-event-action="y">Z</button>';
  document.querySelector('button')?.click();
  // Listeners of earlier tests are still active.
  expect(events('x')).toContainEqual({ eventAction: 'y' });
});

it('spec 5.1: without a tag, nothing is sent or loaded, and the reader is not asked', async () => {
  Reflect.deleteProperty(window, 'gtag');
  await openPage();
  expect(document.querySelector('script[src]')).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('spec 5.7: Google’s tag', () => {
  const notice = (): Promise<HTMLElement> => screen.findByRole('region');
  const queue = (): unknown[][] =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => [
      ...Array.from(entry),
    ]);
  const update = (): unknown =>
    queue().find(([name, kind]) => name === 'consent' && kind === 'update')?.[2];

  beforeEach(() => {
    Reflect.deleteProperty(window, 'gtag');
  });

  it('is loaded with all storage denied, before anything is reported', async () => {
    await openPage('G-TEST123456');
    const names = queue().map(([name, kind]) => `${String(name)} ${String(kind)}`);
    expect(names[0]).toBe('consent default');
    expect(queue()[0]?.[2]).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' });
    expect(queue()[2]).toEqual(['config', 'G-TEST123456', { send_page_view: false }]);
    expect(names.at(-1)).toBe('event page_view');
    await notice();
    await waitFor(() => {
      expect(document.querySelectorAll('script[src*="googletagmanager"]')).toHaveLength(1);
    });
  });

  it.each([
    ['Allow', 'granted'],
    ['Deny', 'denied'],
  ])('asks the reader once: %s', async (name, answer) => {
    await openPage('G-TEST123456');
    await notice();
    screen.getByRole('button', { name: new RegExp(name.slice(0, 2), 'i') }).click();
    expect(update()).toEqual({ analytics_storage: answer });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await openPage('G-TEST123456');
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it.each(['', 'yes', 'GRANTED', 'unasked', '{"granted":true}'])(
    'treats a stored %p as no answer',
    async (text) => {
      localStorage.setItem('analyticsConsent', text);
      await openPage('G-TEST123456');
      expect(await notice()).toBeVisible();
      expect(update()).toBeUndefined();
    },
  );

  it('keeps the answer for the page if the browser blocks storage', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('refused');
      });
    }
    await openPage('G-TEST123456');
    await notice();
    screen.getByRole('button', { name: 'Deny' }).click();
    expect(update()).toEqual({ analytics_storage: 'denied' });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('accepts an answer from another tab', async () => {
    await openPage('G-TEST123456');
    await notice();
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'analyticsConsent', newValue: 'granted' }),
    );
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(update()).toEqual({ analytics_storage: 'granted' });
  });

  it('does not ask readers with Do Not Track', async () => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
    await openPage('G-TEST123456');
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(update()).toBeUndefined();
  });

  it('publishes the height of the notice while it is shown', async () => {
    await openPage('G-TEST123456');
    const noticeHeight = (): string =>
      document.documentElement.style.getPropertyValue('--site-notice-height');
    const [answer] = (await notice()).querySelectorAll('button');
    resized?.();
    expect(noticeHeight()).toBe('0px');
    answer?.click();
    expect(noticeHeight()).toBe('');
    expect(resized).toBeNull();
  });

  it('restores focus after an answer', async () => {
    document.body.innerHTML = '<button id="before">Before</button>';
    await openPage('G-TEST123456');
    const [answer] = (await notice()).querySelectorAll('button');
    document.getElementById('before')?.focus();
    answer?.focus();
    answer?.click();
    expect(document.getElementById('before')).toHaveFocus();
  });
});
