/** @jest-environment node */
import { fetchFile } from './fetchFile';

const FILE = '/toolpad/assets/search/core.aaaaaaaa.json';
const cacheModes: unknown[] = [];

/** One response per request; `null` never responds. */
function serve(...responses: readonly ({ ok: boolean; json: unknown } | null)[]): void {
  cacheModes.length = 0;
  Object.assign(globalThis, {
    fetch: (_address: string, { cache, signal }: RequestInit) => {
      const response = responses[cacheModes.push(cache) - 1];
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('Too late', 'AbortError'));
        });
        if (response) {
          resolve({ ok: response.ok, status: response.ok ? 200 : 404, json: () => response.json });
        }
      });
    },
  });
}

const read = async (response: Response): Promise<string> => {
  const data: unknown = await response.json();
  if (typeof data !== 'string') {
    throw new Error('no text');
  }
  return data;
};

const GOOD = { ok: true, json: 'text' };

it('returns the content after one request', async () => {
  serve(GOOD);
  await expect(fetchFile(FILE, read)).resolves.toBe('text');
  expect(cacheModes).toEqual(['default']);
});

it.each([
  ['an error', { ok: false, json: null }],
  ['something else', { ok: true, json: {} }],
])('retries once, bypassing the browser’s cache, after %s', async (_what, wrong) => {
  serve(wrong, GOOD);
  await expect(fetchFile(FILE, read)).resolves.toBe('text');
  expect(cacheModes).toEqual(['default', 'reload']);
});

it('throws the second attempt’s error', async () => {
  serve(null, { ok: false, json: null });
  jest.useFakeTimers();
  const file = fetchFile(FILE, read);
  const failed = expect(file).rejects.toThrow(`${FILE} responded with status 404`);
  await jest.advanceTimersByTimeAsync(10_000);
  await failed;
  jest.useRealTimers();
});

it('times out', async () => {
  serve(null, null);
  jest.useFakeTimers();
  const failed = expect(fetchFile(FILE, read)).rejects.toThrow('Too late');
  await jest.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
