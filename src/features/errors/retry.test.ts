import { retryLoad } from './missingIsland';

const request = jest.fn(() => Promise.resolve({ ok: true }));

function setOnline(isOnline: boolean): void {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  window.fetch = request as unknown as typeof fetch;
  setOnline(true);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const loaded = () => Promise.resolve('piece');

describe('code that is loaded on demand', () => {
  it('succeeds on the first attempt without waiting', async () => {
    await expect(retryLoad(loaded)).resolves.toBe('piece');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is retried after a failure, with increasing delays', async () => {
    const load = jest.fn(loaded);
    load.mockRejectedValueOnce(new Error('dropped')).mockRejectedValueOnce(new Error('dropped'));
    const loading = retryLoad(load);
    await jest.advanceTimersByTimeAsync(299);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(loading).resolves.toBe('piece');
  });

  it('is retried bypassing the browser’s cache', async () => {
    const truncated = Object.assign(new Error('cut short'), { request: '/toolpad/assets/js/1.js' });
    const loading = retryLoad(jest.fn(loaded).mockRejectedValueOnce(truncated));
    await jest.advanceTimersByTimeAsync(300);
    await expect(loading).resolves.toBe('piece');
    expect(request).toHaveBeenCalledWith(
      '/toolpad/assets/js/1.js',
      expect.objectContaining({ cache: 'reload' }),
    );
  });

  it('is retried after 10 s if that request hangs', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    window.fetch = (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('timeout')));
      });
    const hung = Object.assign(new Error('timeout'), { request: '/toolpad/assets/js/1.js' });
    const load = jest.fn(loaded).mockRejectedValueOnce(hung);
    const loading = retryLoad(load);
    await jest.advanceTimersByTimeAsync(10_299);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(loading).resolves.toBe('piece');
  });

  it('fails after the third attempt, with the last error', async () => {
    const load = jest.fn(() => Promise.reject<string>(new Error('gone')));
    const loading = expect(retryLoad(load)).rejects.toThrow('gone');
    await jest.advanceTimersByTimeAsync(1_300);
    await loading;
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is not retried while offline', async () => {
    setOnline(false);
    const load = jest.fn(loaded).mockRejectedValueOnce(new Error('offline'));
    const loading = retryLoad(load);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(load).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(300);
    await expect(loading).resolves.toBe('piece');
  });
});
