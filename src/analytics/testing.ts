import { act } from '@testing-library/react';
import docusaurusContext from '../../tests/support/docusaurus/useDocusaurusContext';
import { tagGlobals } from './gtag';

/** What the tests of analytics put in the place of the site and the browser. */

export const GOOGLE_TAG = 'script[src^="https://www.googletagmanager.com/"]';

/** Puts a `gtag` in place that only records. */
export function stubGtag(): jest.Mock<unknown, unknown[]> {
  const gtag = jest.fn<unknown, unknown[]>();
  tagGlobals().gtag = gtag;
  return gtag;
}

/** The commands of one kind that were given, such as `event`, in their order. */
export function commands({ mock }: jest.Mock<unknown, unknown[]>, name: string): unknown[][] {
  return mock.calls.filter(([command]) => command === name);
}

/** What the page views that were sent carry, where nothing else is sent. */
export function views({ mock }: jest.Mock<unknown, unknown[]>): unknown[] {
  return mock.calls.map(([, , params]) => params);
}

/** Configures the site, in a browser without local storage of its own from before. */
export function configure(gtagId: string | null): void {
  window.localStorage.clear();
  docusaurusContext().siteConfig.customFields = { environment: { gtagId } };
}

/** Says something else of the browser than jsdom does. */
export function setNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

/** Media queries, which jsdom lacks: none matches until it is changed. */
export function stubMedia() {
  const listeners = new Map<string, Set<() => void>>();
  const matching = new Set<string>();
  window.matchMedia = (query) =>
    ({
      matches: matching.has(query),
      addEventListener: (_type: string, listener: () => void) => {
        listeners.set(query, (listeners.get(query) ?? new Set()).add(listener));
      },
      removeEventListener: (_type: string, listener: () => void) => {
        listeners.get(query)?.delete(listener);
      },
    }) as unknown as MediaQueryList;
  return {
    change(query: string): void {
      matching.add(query);
      act(() => {
        [...(listeners.get(query) ?? [])].forEach((listener) => {
          listener();
        });
      });
    },
    countListeners: (): number => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

/** Animation frames that come when a test says so; a tab in the background never gets one. */
export function holdFrames(): { next: () => void; paint: () => void } {
  const frames = new Map<number, FrameRequestCallback>();
  let last = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frames.set(++last, callback);
    return last;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    frames.delete(id);
  });
  const next = (): void => {
    const due = [...frames.values()];
    frames.clear();
    act(() => {
      due.forEach((callback) => {
        callback(0);
      });
    });
  };
  return {
    next,
    paint() {
      [next, next, next].forEach((frame) => {
        frame();
      });
    },
  };
}
