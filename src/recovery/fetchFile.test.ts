/** @jest-environment node */
import { fetchFile } from './fetchFile';

const FILE = '/toolpad/assets/search/core.aaaaaaaa.json';
const cacheModes: unknown[] = [];

interface FakeResponse {
  readonly ok: boolean;
  readonly json: unknown;
  readonly type?: string;
}

/** One response per request; `null` never responds. */
function serve(...responses: readonly (FakeResponse | null)[]): void {
  cacheModes.length = 0;
  Object.assign(globalThis, {
    fetch: (_address: string, { cache, signal }: RequestInit) => {
      const response = responses[cacheModes.push(cache) - 1];
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('Too late', 'AbortError'));
        });
        if (response) {
          const { ok, json, type = 'application/json' } = response;
          const headers = { get: () => type };
          resolve({ ok, status: ok ? 200 : 404, headers, json: () => json });
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
  ['a sign-in page', { ok: true, json: 'text', type: 'text/html' }],
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

/** Responses whose bodies arrive in pieces, and then stall. */
function serveSlowly(pieces: readonly string[], pauseMs: number, isStalled: boolean): void {
  Object.assign(globalThis, {
    fetch: (_url: string, { signal }: RequestInit) => {
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          signal?.addEventListener('abort', () => controller.error(new Error('Too late')));
          for (const piece of pieces) {
            await new Promise((resolve) => setTimeout(resolve, pauseMs));
            controller.enqueue(new TextEncoder().encode(piece));
          }
          if (!isStalled) {
            controller.close();
          }
        },
      });
      return Promise.resolve(
        new Response(body, { headers: { 'content-type': 'application/json' } }),
      );
    },
  });
}

it('a body that stalls has failed after 10 s', async () => {
  jest.useFakeTimers();
  serveSlowly(['"te'], 0, true);
  const failed = expect(fetchFile(FILE, read)).rejects.toThrow('Too late');
  await jest.advanceTimersByTimeAsync(21_000);
  await failed;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('a body that arrives slowly has not', async () => {
  jest.useFakeTimers();
  serveSlowly(['"', 'te', 'xt', '"'], 9_000, false);
  const file = fetchFile(FILE, read);
  await jest.advanceTimersByTimeAsync(36_000);
  await expect(file).resolves.toBe('text');
  jest.useRealTimers();
});
