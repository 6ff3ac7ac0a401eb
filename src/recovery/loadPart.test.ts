import { renewPage } from './reload';
import { loadPart } from './loadPart';
import { watchPresses } from './presses';

jest.mock('./reload', () => ({ renewPage: jest.fn(() => Promise.resolve(false)) }));

const URL = '/toolpad/assets/js/1.aaaaaaaa.js';

/** What the host answers to requests past the cache, in order; the last one for good. */
let answers: (Response | Error)[];
const refetch = jest.fn();
let name = 0;

interface FakeAnswer {
  readonly ok?: boolean;
  readonly type?: string;
  readonly size?: number;
}

const answer = ({ ok = true, type = 'text/javascript', size = 9 }: FakeAnswer = {}): Response =>
  ({
    ok,
    headers: { get: () => type },
    blob: () => Promise.resolve({ size }),
  }) as unknown as Response;

const failure = (): Error => Object.assign(new Error('gone'), { request: URL });

beforeAll(watchPresses);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  name += 1;
  answers = [answer()];
  AbortSignal.timeout = () => new AbortController().signal;
  window.fetch = (url, init) => {
    refetch(url, init?.cache);
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next as Response);
  };
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const load = jest.fn();
const start = (): Promise<unknown> => loadPart(String(name), load);

describe('a chunk that is loaded on demand', () => {
  it('is there after one request', async () => {
    load.mockResolvedValue('chunk');
    await expect(start()).resolves.toBe('chunk');
    expect(refetch).not.toHaveBeenCalled();
  });

  it('is requested again past the cache, which may hold an error', async () => {
    load.mockRejectedValueOnce(failure()).mockResolvedValue('chunk');
    const loading = start();
    await jest.advanceTimersByTimeAsync(299);
    expect(refetch).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(loading).resolves.toBe('chunk');
    expect(refetch.mock.calls).toEqual([[URL, 'reload']]);
  });

  it('survives a short outage', async () => {
    answers = [new TypeError('Failed to fetch'), answer()];
    load.mockRejectedValueOnce(failure()).mockResolvedValue('chunk');
    const loading = start();
    await jest.advanceTimersByTimeAsync(1_300);
    await expect(loading).resolves.toBe('chunk');
  });

  it('is requested three times in all if nothing answers, and again when needed again', async () => {
    answers = [new TypeError('Failed to fetch')];
    load.mockRejectedValue(failure());
    const failed = expect(start()).rejects.toThrow('gone');
    await jest.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(load).toHaveBeenCalledTimes(1);
    expect(refetch).toHaveBeenCalledTimes(2);
    load.mockResolvedValue('chunk');
    await expect(start()).resolves.toBe('chunk');
  });

  it.each([
    ['the host lacks it', { ok: false }],
    ['the host sends a page', { type: 'text/html' }],
    ['it is empty', { size: 0 }],
  ])('is not requested a third time, or when needed again, if %s', async (_why, wrong) => {
    answers = [answer(wrong)];
    load.mockRejectedValue(failure());
    const failed = expect(start()).rejects.toThrow('gone');
    await jest.advanceTimersByTimeAsync(60_000);
    await failed;
    await expect(start()).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(1);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is requested once more if the browser gives up waiting', async () => {
    answers = [new DOMException('Too late', 'TimeoutError')];
    load.mockRejectedValue(failure());
    const failed = expect(start()).rejects.toThrow('gone');
    await jest.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is requested once for everyone who needs it meanwhile', async () => {
    load.mockRejectedValueOnce(failure()).mockResolvedValue('chunk');
    const loading = [start(), start()];
    await jest.advanceTimersByTimeAsync(150);
    loading.push(start());
    await jest.advanceTimersByTimeAsync(150);
    await expect(Promise.all(loading)).resolves.toEqual(['chunk', 'chunk', 'chunk']);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is not requested while offline', async () => {
    const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    load.mockRejectedValueOnce(failure()).mockResolvedValue('chunk');
    const loading = start();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(refetch).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(300);
    await expect(loading).resolves.toBe('chunk');
  });

  it('throws errors that are no failed request', async () => {
    load.mockRejectedValue(new Error('It broke'));
    await expect(start()).rejects.toThrow('It broke');
    expect(refetch).not.toHaveBeenCalled();
  });
});

it('a missing chunk renews the page, and whoever needs it hears of no failure', async () => {
  jest.mocked(renewPage).mockResolvedValueOnce(true);
  answers = [answer({ ok: false })];
  load.mockRejectedValue(failure());
  const button = document.createElement('button');
  document.body.append(button);
  const settled = jest.fn();
  button.addEventListener('click', () => void start().then(settled, settled));
  button.click();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(renewPage).toHaveBeenCalledWith(button);
  expect(settled).not.toHaveBeenCalled();
});
