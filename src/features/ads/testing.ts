import type { ProviderAd } from './providerAd';

/** An entry of the provider's JSON. */
export const ENTRY = {
  company: 'Acme',
  description: 'Anvils, delivered.',
  image: '//cdn.example.com/anvil.png',
  statlink: '//srv.example.com/click/1',
  statimp: '//srv.example.com/imp/1',
  pixel: 'https://a.example.com/p?t=[timestamp]||//b.example.com/p?t=[timestamp]&u=[timestamp]',
  timestamp: '1700000000',
};

/** The same entry, parsed. */
export const AD: ProviderAd = {
  company: 'Acme',
  description: 'Anvils, delivered.',
  image: 'https://cdn.example.com/anvil.png',
  statlink: 'https://srv.example.com/click/1',
  statimp: 'https://srv.example.com/imp/1',
  pixels: [
    'https://a.example.com/p?t=1700000000',
    'https://b.example.com/p?t=1700000000&u=1700000000',
  ],
};

/** A JSON response from the provider. */
export function jsonResponse(body: unknown, ok = true): Response {
  return { ok, json: () => Promise.resolve(body) } as Response;
}

/** Replaces `fetch`, which jsdom lacks. */
export function mockFetch(
  respond: (url: string, options: RequestInit) => Promise<Response>,
): jest.Mock<Promise<Response>, [string, RequestInit]> {
  const fetch = jest.fn(respond);
  Object.assign(globalThis, { fetch });
  return fetch;
}

/** Replaces `window.gtag`. */
export function mockGtag(): jest.Mock {
  const gtag = jest.fn();
  window.gtag = gtag;
  return gtag;
}

/** Collects the URLs of images that are requested outside the page. */
export function collectImageRequests(): string[] {
  const urls: string[] = [];
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function set(
    this: HTMLImageElement,
    url,
  ) {
    if (!this.isConnected) {
      urls.push(url);
    }
  });
  return urls;
}

/** Replaces `IntersectionObserver`, which jsdom lacks; returns a function that scrolls the ad. */
export function mockScreen(): (shareInView: number) => void {
  const callbacks = new Set<IntersectionObserverCallback>();
  class FakeObserver {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(): void {
      callbacks.add(this.callback);
    }
    disconnect(): void {
      callbacks.delete(this.callback);
    }
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
  return (intersectionRatio) => {
    callbacks.forEach((callback) => {
      callback(
        [{ intersectionRatio } as IntersectionObserverEntry],
        {} as unknown as IntersectionObserver,
      );
    });
  };
}

/** Adds a provider placeholder to the page. */
export function addPlaceholder(
  html = '<div id="carbonads"><a href="https://acme.example/">Ad</a></div>',
): void {
  document.body.insertAdjacentHTML('beforeend', html);
}

/** Advances the fake time that `runInFakeTime` sets up. */
export const advance = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

/** Runs each test of a file in fake time, and stops and removes its ad afterwards. */
export function runInFakeTime(stop: () => void): void {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
    document.body.replaceChildren();
    Reflect.deleteProperty(window, 'gtag');
  });
}

/** Random draws: the largest below 20%, and the largest possible. */
export const DRAWS = { below: 0.19999999999999998, last: 1 - Number.EPSILON / 2 };
