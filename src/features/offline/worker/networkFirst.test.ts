/** @jest-environment node */
import { answerOf, FakeWorker } from '../../../../tests/support/fakeWorker';
import { CACHES } from './cacheNames';
import start from './index';
import { TIME_LIMIT_MS } from './networkFirst';

const PAGE = 'core/introduction/';

let worker: FakeWorker;

function online(body: string, status = 200, type: ResponseType = 'basic'): void {
  worker.fetch.mockImplementation(() => Promise.resolve(answerOf(body, status, type)));
}

function offline(): void {
  worker.fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
}

async function read(path: string): Promise<string | undefined> {
  return await (await worker.ask(path, { navigate: true }))?.text();
}

beforeEach(async () => {
  worker = new FakeWorker();
  worker.install();
  start();
  online('offline page');
  await worker.send('install');
  worker.fetch.mockClear();
});

describe('spec 7.3: pages come from the network first', () => {
  it('answers from the network while online, though a copy is kept', async () => {
    online('build 1');
    expect(await read(PAGE)).toBe('build 1');
    online('build 2');
    expect(await read(PAGE)).toBe('build 2');
  });

  it('does not take the browser’s own cache for the network', async () => {
    online('build 1');
    await read(PAGE);
    expect(worker.fetch.mock.lastCall?.[1]).toEqual({ cache: 'no-cache' });
  });

  it('answers from what was kept when the network fails', async () => {
    online('build 1');
    await read(PAGE);
    offline();
    expect(await read(PAGE)).toBe('build 1');
  });

  it.each(['core/introduction', 'core/introduction/index.html', 'core/introduction/?a=1#b'])(
    'finds a page by another spelling: %s',
    async (spelling) => {
      online('build 1');
      await read(PAGE);
      offline();
      expect(await read(spelling)).toBe('build 1');
    },
  );

  it('shows the offline page for what was never visited, and says so in the status', async () => {
    offline();
    const response = await worker.ask(PAGE, { navigate: true });
    expect(response?.status).toBe(503);
    expect(await response?.text()).toBe('offline page');
  });

  it('passes errors on, and keeps none', async () => {
    online('broken', 500);
    expect(await read(PAGE)).toBe('broken');
    expect(worker.caches.addresses(CACHES.pages)).toEqual([]);
  });

  it('passes redirects on, and keeps none', async () => {
    online('', 200, 'opaqueredirect');
    await read('core');
    expect(worker.caches.addresses(CACHES.pages)).toEqual([]);
  });

  it('forgets a page that its server no longer knows', async () => {
    online('build 1');
    await read(PAGE);
    online('not found', 404);
    expect(await read(PAGE)).toBe('not found');
    expect(worker.caches.addresses(CACHES.pages)).toEqual([]);
  });

  it('goes on when nothing can be kept', async () => {
    jest.spyOn(worker.caches, 'open').mockRejectedValue(new DOMException('full'));
    online('build 1');
    expect(await read(PAGE)).toBe('build 1');
  });
});

describe('spec 7.3: the time limit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function slow(body: string, ms: number): void {
    worker.fetch.mockImplementation(
      () =>
        new Promise((resolve) => {
          setTimeout(() => {
            resolve(answerOf(body));
          }, ms);
        }),
    );
  }

  it('waits for an answer that comes just in time', async () => {
    online('build 1');
    await read(PAGE);
    slow('build 2', TIME_LIMIT_MS - 1);
    const text = read(PAGE);
    await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    expect(await text).toBe('build 2');
  });

  it('answers from what was kept after it, and keeps the late answer for the next time', async () => {
    online('build 1');
    await read(PAGE);
    slow('build 2', TIME_LIMIT_MS + 1);
    const text = read(PAGE);
    await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    expect(await text).toBe('build 1');
    await jest.advanceTimersByTimeAsync(1);
    offline();
    expect(await read(PAGE)).toBe('build 2');
  });

  it('goes on waiting when nothing was kept', async () => {
    slow('build 1', 10 * TIME_LIMIT_MS);
    const text = read(PAGE);
    await jest.advanceTimersByTimeAsync(10 * TIME_LIMIT_MS);
    expect(await text).toBe('build 1');
  });
});
