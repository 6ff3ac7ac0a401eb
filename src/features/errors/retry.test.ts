import { retry } from './retry';

const wait = jest.fn(() => Promise.resolve());
const online = jest.fn(() => Promise.resolve());
const forget = jest.fn(() => Promise.resolve());

beforeEach(() => {
  jest.clearAllMocks();
});

describe('a piece of the site that is loaded', () => {
  it('comes at the first attempt: nothing waits', async () => {
    await expect(retry(() => Promise.resolve('piece'), { wait, online, forget })).resolves.toBe(
      'piece',
    );
    expect(wait).not.toHaveBeenCalled();
  });

  it.each([1, 2])('is asked for again after %d failure(s), later each time', async (failures) => {
    const load = jest.fn(() => Promise.resolve('piece'));
    for (let failure = 0; failure < failures; failure += 1) {
      load.mockRejectedValueOnce(new Error('dropped'));
    }
    await expect(retry(load, { wait, online, forget })).resolves.toBe('piece');
    expect(wait.mock.calls).toEqual([[300], [1_000]].slice(0, failures));
  });

  it('is asked for past what the browser has kept of it', async () => {
    const gone = new Error('cut short');
    const load = jest.fn(() => Promise.resolve('piece')).mockRejectedValueOnce(gone);
    await retry(load, { wait, online, forget });
    expect(forget).toHaveBeenCalledWith(gone);
  });

  it('is given up after the third, with the last error', async () => {
    const load = jest.fn(() => Promise.reject<string>(new Error('gone')));
    await expect(retry(load, { wait, online, forget })).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is not asked for while there is no connection', async () => {
    let connect = (): void => undefined;
    online.mockReturnValueOnce(
      new Promise((resolve) => {
        connect = resolve;
      }),
    );
    const load = jest
      .fn(() => Promise.resolve('piece'))
      .mockRejectedValueOnce(new Error('offline'));
    const piece = retry(load, { wait, online, forget });
    await Promise.resolve();
    await Promise.resolve();
    expect(load).toHaveBeenCalledTimes(1);
    connect();
    await expect(piece).resolves.toBe('piece');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
