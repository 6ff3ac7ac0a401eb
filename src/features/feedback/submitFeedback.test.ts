/** @jest-environment node */
import { posted, response, stubFetch } from './testing';
import { type FeedbackMessage, submitFeedback } from './message';

const FEEDBACK_URL = 'https://feedback.example.com/';

const message: FeedbackMessage = {
  page: '/toolpad/core/introduction/',
  rating: 'yes',
  comment: 'Clear.',
  version: '0.15.0',
  language: 'en',
  section: null,
};

let fetchStub: ReturnType<typeof stubFetch>;

/** A slow response; like a browser's, it rejects when aborted. */
function respondAfter(delay: number, { signal }: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      resolve(response(200));
    }, delay);
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The operation was aborted.', 'AbortError'));
    });
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  fetchStub = stubFetch();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('spec 6.2: the posted message', () => {
  it('is JSON with page, rating, comment, version, language and section', async () => {
    await submitFeedback(FEEDBACK_URL, message);
    const [url, init] = fetchStub.mock.calls[0] ?? [];
    expect(url).toBe(FEEDBACK_URL);
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(posted(fetchStub)).toEqual([
      {
        page: '/toolpad/core/introduction/',
        rating: 'yes',
        comment: 'Clear.',
        version: '0.15.0',
        language: 'en',
        section: null,
      },
    ]);
  });
});

describe('spec 6.2: the server', () => {
  it.each([
    [200, true],
    [204, true],
    [301, false],
    [400, false],
    [404, false],
    [500, false],
    [503, false],
  ])('responds with status %d: accepted %p', async (status, isAccepted) => {
    fetchStub.mockReturnValue(response(status));
    await expect(submitFeedback(FEEDBACK_URL, message)).resolves.toBe(isAccepted);
  });

  it.each(['text/html; charset=utf-8', 'TEXT/HTML', 'application/xhtml+xml'])(
    'is unreachable behind a captive portal that responds with %s',
    async (type) => {
      fetchStub.mockReturnValue(response(200, type));
      await expect(submitFeedback(FEEDBACK_URL, message)).resolves.toBe(false);
    },
  );

  it.each([
    ['{"ok":false}', false],
    ['{"ok":true}', true],
    ['{"id":1}', true],
    ['null', true],
    ['{"ok":tr', false],
    ['{"success":false}', false],
    ['{"error":"full"}', false],
    ['{"error":null}', true],
    ['{"ok":false}', false, 'text/plain'],
    ['taken', true, 'text/plain'],
    ['<!doctype html><title>Sign in</title>', false, ''],
  ])('responds with body %s: accepted %p', async (body, isAccepted, type = 'application/json') => {
    fetchStub.mockReturnValue(response(200, type, body));
    await expect(submitFeedback(FEEDBACK_URL, message)).resolves.toBe(isAccepted);
  });

  it('redirects, which the browser is told not to follow', async () => {
    await submitFeedback(FEEDBACK_URL, message);
    expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
  });

  it('drops the connection', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(submitFeedback(FEEDBACK_URL, message)).resolves.toBe(false);
  });

  it('does not respond: the request fails after 10 s, not before', async () => {
    fetchStub.mockImplementation((_url, init) => respondAfter(60_000, init));
    const onEnd = jest.fn();
    void submitFeedback(FEEDBACK_URL, message).then(onEnd);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(onEnd).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onEnd).toHaveBeenCalledWith(false);
  });

  it('responds late, but in time', async () => {
    fetchStub.mockImplementation((_url, init) => respondAfter(9_999, init));
    const result = submitFeedback(FEEDBACK_URL, message);
    await jest.advanceTimersByTimeAsync(9_999);
    await expect(result).resolves.toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('cannot be reached, because the browser blocks the request', async () => {
    fetchStub.mockImplementation(() => {
      throw new TypeError('refused');
    });
    await expect(submitFeedback(FEEDBACK_URL, message)).resolves.toBe(false);
  });
});
