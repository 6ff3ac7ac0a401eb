import { screen } from '@testing-library/react';
import { mockGtag, mockScreen, pass, putPlaceholder } from './testing';
import { getNotice, getScript, removePlaceholders, showAd } from './testingAd';

let gtag: jest.Mock;
let scroll: (shareInView: number) => void;

beforeEach(() => {
  jest.useFakeTimers();
  gtag = mockGtag();
  scroll = mockScreen();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'gtag');
  removePlaceholders();
});

describe('spec 5.3: display', () => {
  it('spec 5.3: is reported once, after 2.5 s on screen', async () => {
    showAd({ ratio: 1, hasProvider: false });
    scroll(1);
    await pass(2499);
    expect(gtag).not.toHaveBeenCalled();
    await pass(1);
    expect(gtag.mock.calls).toEqual([
      ['event', 'ad', { eventAction: 'display', eventLabel: 'in-house-body-top-image' }],
    ]);
    scroll(0);
    scroll(1);
    await pass(10_000);
    expect(gtag).toHaveBeenCalledTimes(1);
  });

  it('spec 5.3: the time starts anew each time the ad comes into view', async () => {
    showAd({ ratio: 1, hasProvider: false });
    await pass(10_000);
    scroll(1);
    await pass(2000);
    scroll(0.2);
    await pass(2000);
    scroll(0.5);
    await pass(2499);
    expect(gtag).not.toHaveBeenCalled();
    await pass(1);
    expect(gtag).toHaveBeenCalledTimes(1);
  });

  it('spec 5.3: less than half of the ad in view is not on screen', async () => {
    showAd({ ratio: 1, hasProvider: false });
    scroll(0.49);
    await pass(10_000);
    expect(gtag).not.toHaveBeenCalled();
  });

  it.each([
    [0.0999, 0.1, 1],
    [0.1, 0.1, 0],
    [0, 0, 0],
    [0.9999, 1, 1],
  ])('spec 5.3: a draw of %d at a ratio of %d gives %d reports', async (draw, ratio, reports) => {
    showAd({ draw, ratio, hasProvider: false });
    scroll(1);
    await pass(2500);
    expect(gtag).toHaveBeenCalledTimes(reports);
  });

  it('spec 5.3: names the layout and whose ad it is', async () => {
    showAd({ ratio: 1 });
    scroll(1);
    await pass(2500);
    expect(gtag).not.toHaveBeenCalled();
    putPlaceholder();
    await pass(500);
    scroll(1);
    await pass(2500);
    expect(gtag.mock.calls).toEqual([
      ['event', 'ad', { eventAction: 'display', eventLabel: 'carbon-body-top-image' }],
    ]);
  });

  it('spec 5.3: the notice is no ad', async () => {
    showAd({ ratio: 1 });
    await pass(3000);
    expect(getNotice()).toBeVisible();
    scroll(1);
    await pass(2500);
    expect(gtag).not.toHaveBeenCalled();
  });

  it('spec 5.3: leaving the page before the time is up reports nothing', async () => {
    const { unmount } = showAd({ ratio: 1, hasProvider: false });
    scroll(1);
    await pass(2400);
    unmount();
    await pass(10_000);
    expect(gtag).not.toHaveBeenCalled();
  });

  it('spec 5.1: without gtag nothing throws', async () => {
    Reflect.deleteProperty(window, 'gtag');
    showAd({ ratio: 1, hasProvider: false });
    scroll(1);
    await pass(2500);
    expect(screen.getByRole('link')).toBeVisible();
  });
});

describe('spec 5.3: click', () => {
  const reported = {
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
  };

  function marks(element: Element | null): Record<string, string | null | undefined> {
    const names = [...Object.keys(reported), 'data-ga-event-label'];
    return Object.fromEntries(names.map((name) => [name, element?.getAttribute(name)]));
  }

  it('spec 5.3: an in-house ad says what its click is called', () => {
    showAd({ layout: 'inline', hasProvider: false });
    expect(marks(screen.getByRole('link'))).toEqual({
      ...reported,
      'data-ga-event-label': 'in-house-body-top-inline',
    });
  });

  it('spec 5.3: so does the place of what the provider’s script draws', () => {
    showAd({ ratio: 1 });
    expect(marks(getScript()?.closest('[data-ga-event-category]') ?? null)).toEqual({
      ...reported,
      'data-ga-event-label': 'carbon-body-top-image',
    });
  });
});
