import { screen } from '@testing-library/react';
import { AD, answer, collectImageRequests, ENTRY, mockFetch, mockScreen, pass } from './testing';
import { getInHouseAd, getNotice, getScript, showAd } from './testingAd';

let looks: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  mockScreen();
  looks = jest.spyOn(document, 'querySelectorAll');
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('inline layout, seen by the looks', () => {
  it('spec 4.4: a provider that cannot be reached counts as blocked at the 7th look', async () => {
    const fetch = mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    const { container } = showAd({ layout: 'inline' });
    await pass(2999);
    expect(container).toHaveTextContent('');
    await pass(1);
    expect(getNotice()).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('spec 4.4: an answer that takes 5 s undoes blocked', async () => {
    mockFetch(() => new Promise((resolve) => setTimeout(resolve, 5000, answer({ ads: [ENTRY] }))));
    showAd({ layout: 'inline' });
    await pass(4999);
    expect(getNotice()).toBeVisible();
    await pass(1);
    expect(getNotice()).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', AD.statlink);
  });

  it('spec 4.4: one that takes 30 s is given up with the last look, and asked for no impression', async () => {
    const requests = collectImageRequests();
    const fetch = mockFetch(
      () => new Promise((resolve) => setTimeout(resolve, 30_000, answer({ ads: [ENTRY] }))),
    );
    showAd({ layout: 'inline' });
    await pass(14_499);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await pass(1);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    await pass(20_000);
    expect(getNotice()).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('spec 4.4: leaving the page mid-look stops the looks and the request', async () => {
    const requests = collectImageRequests();
    const fetch = mockFetch(
      () => new Promise((resolve) => setTimeout(resolve, 2000, answer({ ads: [ENTRY] }))),
    );
    const { unmount } = showAd({ layout: 'inline' });
    await pass(1200);
    unmount();
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    await pass(60_000);
    expect(looks).toHaveBeenCalledTimes(3);
    expect(requests).toEqual([]);
  });
});

describe.each(['image', 'inline'] as const)('%s layout without a provider', (layout) => {
  it('spec 9: shows an in-house ad at once, and nothing leaves the origin', async () => {
    const fetch = mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    const requests = collectImageRequests();
    showAd({ layout, hasProvider: false });
    expect(getInHouseAd()).toBeVisible();
    await pass(60_000);
    expect(looks).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
    expect(requests).toEqual([]);
    expect(getScript()).toBeNull();
  });
});
