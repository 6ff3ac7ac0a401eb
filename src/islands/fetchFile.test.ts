import { fetchFile } from './fetchFile';

const FILE = '/toolpad/assets/search/core.aaaaaaaa.json';
const asked: unknown[] = [];

/** Each answer in turn; `null` never comes. */
function serve(...answers: readonly ({ ok: boolean; json: unknown } | null)[]): void {
  asked.length = 0;
  Object.assign(globalThis, {
    fetch: (_address: string, { cache, signal }: RequestInit) => {
      const answer = answers[asked.push(cache) - 1];
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('Too late', 'AbortError'));
        });
        if (answer) {
          resolve({ ok: answer.ok, status: answer.ok ? 200 : 404, json: () => answer.json });
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

it('gives what the file holds, asked for once', async () => {
  serve(GOOD);
  await expect(fetchFile(FILE, read)).resolves.toBe('text');
  expect(asked).toEqual(['default']);
});

it.each([
  ['an error', { ok: false, json: null }],
  ['something else', { ok: true, json: {} }],
])('asks once more, past the browser’s cache, where %s came', async (_what, wrong) => {
  serve(wrong, GOOD);
  await expect(fetchFile(FILE, read)).resolves.toBe('text');
  expect(asked).toEqual(['default', 'reload']);
});

it('throws what the second attempt threw', async () => {
  serve(null, { ok: false, json: null });
  jest.useFakeTimers();
  const file = fetchFile(FILE, read);
  const failed = expect(file).rejects.toThrow(`${FILE} was answered with status 404`);
  await jest.advanceTimersByTimeAsync(10_000);
  await failed;
  jest.useRealTimers();
});

it('does not wait for ever', async () => {
  serve(null, null);
  jest.useFakeTimers();
  const failed = expect(fetchFile(FILE, read)).rejects.toThrow('Too late');
  await jest.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
