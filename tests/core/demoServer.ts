/** What tests of demos need to choose how the server of a demo answers, as readers do. */
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The values of "Server" below a demo; '' answers normally. */
export type Server = '' | 'slow' | 'mixed' | '401' | '500' | 'silent';

export function answerLike(server: Server): void {
  document.documentElement.dataset.server = server;
}

/** Lets time pass, in ms, with all that happens meanwhile. */
export const wait = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** Prepares the tests of a file; returns the user of the current test. */
export function prepareDemoServer(): () => ReturnType<typeof userEvent.setup> {
  let user = userEvent.setup();
  beforeEach(() => {
    jest.useFakeTimers();
    user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    answerLike('');
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        // The breakpoints of a wide window.
        matches: media.includes('min-width'),
        onchange: null,
        addListener: jest.fn(),
        removeListener: jest.fn(),
      });
    // The grid measures itself, and jsdom has no sizes.
    for (const size of ['offsetHeight', 'offsetWidth', 'clientHeight', 'clientWidth']) {
      Object.defineProperty(HTMLElement.prototype, size, { configurable: true, value: 900 });
    }
    // React warns about the script of the provider's theme.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    // jsdom tries each rule on each element whose style is asked for: those of the demos before
    // this one would take most of the time.
    document.querySelectorAll('style[data-emotion]').forEach((style) => style.replaceChildren());
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  return () => user;
}
