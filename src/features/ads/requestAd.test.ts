/** @jest-environment node */
import { requestAd } from './providerAd';
import { AD, ENTRY, jsonResponse, mockFetch } from './testing';

const JSON_URL = 'https://ads.example.com/ads.json';
const EMPTY = { ads: [] };

function request(signal = new AbortController().signal) {
  return requestAd(JSON_URL, signal, () => 0);
}

/** A response whose body is not JSON: HTML, truncated, or empty. */
function unreadableResponse(): Response {
  return {
    ok: true,
    json: () => Promise.reject(new SyntaxError('Unexpected token <')),
  } as unknown as Response;
}

describe('spec 4.3: requests to the provider', () => {
  it('spec 4.3: returns the first valid ad', async () => {
    const fetch = mockFetch(() =>
      Promise.resolve(jsonResponse({ ads: [{}, ENTRY, { ...ENTRY, company: 'Second' }] })),
    );
    await expect(request()).resolves.toEqual(AD);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls[0]?.[0]).toBe(JSON_URL);
  });

  it('spec 4.3: the 10th request is the last', async () => {
    const fetch = mockFetch(() => Promise.resolve(jsonResponse(EMPTY)));
    await expect(request()).resolves.toBe('out');
    expect(fetch).toHaveBeenCalledTimes(10);
  });

  it('spec 4.3: an ad in the 10th response is returned', async () => {
    const fetch = mockFetch(() =>
      Promise.resolve(jsonResponse(fetch.mock.calls.length < 10 ? EMPTY : { ads: [ENTRY] })),
    );
    await expect(request()).resolves.toEqual(AD);
  });

  it('spec 4.3: retries bypass the browser’s cache', async () => {
    const fetch = mockFetch(() => Promise.resolve(jsonResponse(EMPTY)));
    await request();
    expect(fetch.mock.calls.every(([, { cache }]) => cache === 'no-store')).toBe(true);
  });

  it.each([
    ['a non-2xx response', () => jsonResponse({ ads: [ENTRY] }, false)],
    ['HTML', unreadableResponse],
    ['null', () => jsonResponse(null)],
    ['an array', () => jsonResponse([ENTRY])],
    ['an object without ads', () => jsonResponse({})],
    ['ads that are not an array', () => jsonResponse({ ads: ENTRY })],
  ])('spec 4.3: %s means no ad and no retry', async (_name, respond) => {
    const fetch = mockFetch(() => Promise.resolve(respond()));
    await expect(request()).resolves.toBe('failure');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('spec 4.3: a network error means no ad and no retry, and the looks decide', async () => {
    const fetch = mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(request()).resolves.toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('spec 4.3: a network error on a later request ends the retries too', async () => {
    const fetch = mockFetch(() =>
      fetch.mock.calls.length < 4
        ? Promise.resolve(jsonResponse(EMPTY))
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    await expect(request()).resolves.toBeNull();
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('spec 4.3: one signal aborts every request', async () => {
    const leaving = new AbortController();
    const fetch = mockFetch(() => Promise.resolve(jsonResponse(EMPTY)));
    await request(leaving.signal);
    expect(fetch.mock.calls.every(([, { signal }]) => signal === leaving.signal)).toBe(true);
  });
});
