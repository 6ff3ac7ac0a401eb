/** @jest-environment node */
import { answer, posted, stubFetch } from './testing';
import { type FeedbackMessage, submitFeedback } from './message';

const URL_OF_FEEDBACK = 'https://feedback.example.com/';

const message: FeedbackMessage = {
  page: '/toolpad/core/introduction/',
  rating: 'yes',
  comment: 'Clear.',
  version: '0.15.0',
  language: 'en',
  section: null,
};

let fetchStub: ReturnType<typeof stubFetch>;

/** A slow server; like a browser's, its request rejects when aborted. */
function answerAfter(delay: number, { signal }: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      resolve(answer(200));
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

describe('spec 6.2: what is posted', () => {
  it('is JSON with page, rating, comment, version, language and section', async () => {
    await submitFeedback(URL_OF_FEEDBACK, message);
    const [url, init] = fetchStub.mock.calls[0] ?? [];
    expect(url).toBe(URL_OF_FEEDBACK);
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

describe('spec 6.2: what the server does', () => {
  it.each([
    [200, true],
    [204, true],
    [301, false],
    [400, false],
    [404, false],
    [500, false],
    [503, false],
  ])('answers %d: accepted %p', async (status, isAccepted) => {
    fetchStub.mockReturnValue(answer(status));
    await expect(submitFeedback(URL_OF_FEEDBACK, message)).resolves.toBe(isAccepted);
  });

  it.each(['text/html; charset=utf-8', 'TEXT/HTML', 'application/xhtml+xml'])(
    'is not reached: a captive portal responds instead, with %s',
    async (type) => {
      fetchStub.mockReturnValue(answer(200, type));
      await expect(submitFeedback(URL_OF_FEEDBACK, message)).resolves.toBe(false);
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
  ])('answers %s: accepted %p', async (body, isAccepted, type = 'application/json') => {
    fetchStub.mockReturnValue(answer(200, type, body));
    await expect(submitFeedback(URL_OF_FEEDBACK, message)).resolves.toBe(isAccepted);
  });

  it('redirects: the browser is told not to follow', async () => {
    await submitFeedback(URL_OF_FEEDBACK, message);
    expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
  });

  it('drops the connection', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(submitFeedback(URL_OF_FEEDBACK, message)).resolves.toBe(false);
  });

  it('does not answer: it fails after 10 s, not before', async () => {
    fetchStub.mockImplementation((_url, init) => answerAfter(60_000, init));
    const onEnd = jest.fn();
    void submitFeedback(URL_OF_FEEDBACK, message).then(onEnd);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(onEnd).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onEnd).toHaveBeenCalledWith(false);
  });

  it('answers late, but in time', async () => {
    fetchStub.mockImplementation((_url, init) => answerAfter(9_999, init));
    const result = submitFeedback(URL_OF_FEEDBACK, message);
    await jest.advanceTimersByTimeAsync(9_999);
    await expect(result).resolves.toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('cannot be reached, because the browser blocks the request', async () => {
    fetchStub.mockImplementation(() => {
      throw new TypeError('refused');
    });
    await expect(submitFeedback(URL_OF_FEEDBACK, message)).resolves.toBe(false);
  });
});
